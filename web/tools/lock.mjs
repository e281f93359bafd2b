// A lock file names no host: npm leaves out where packages came from (.npmrc), and this who may be paid for them.
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"));
for (const one of Object.values(lock.packages)) delete one.funding;
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
