// The address this house has for others: the page may be open under one that only this computer knows.
import { get } from "../lib/api";

let asked: Promise<string> | undefined;

/** The address for invitations; empty if the server knows none, or does not answer. */
export function invites(): Promise<string> {
  asked ??= get("/house").then(
    (house) => house.address,
    () => {
      asked = undefined; // the next attempt may be luckier
      return "";
    },
  );
  return asked;
}
