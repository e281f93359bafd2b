// `@media (--phone)` and `@container board (--board-phone)`: the names stand in src/style/media.css, this puts in what they mean.
import globalData from "@csstools/postcss-global-data";
import type { AcceptedPlugin, Root } from "postcss";
import customMedia from "postcss-custom-media";

const LIST = "src/style/media.css";

/** Containers have no custom media of their own, so they take their names from the same list. */
const containers: AcceptedPlugin = {
  postcssPlugin: "karczma-containers",
  Once(root: Root): void {
    const meaning = new Map<string, string>();
    root.walkAtRules("custom-media", ({ params }) => {
      const [name = ""] = params.split(" ", 1);
      meaning.set(`(${name})`, params.slice(name.length + 1));
    });
    root.walkAtRules("container", (rule) => {
      rule.params = rule.params.replace(/\(--[\w-]+\)/g, (name) => {
        const found = meaning.get(name);
        if (found === undefined) throw rule.error(`${name} is not in ${LIST}`);
        return found;
      });
    });
  },
};

export const media: AcceptedPlugin[] = [globalData({ files: [LIST] }), containers, customMedia({ preserve: false })];
