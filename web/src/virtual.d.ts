/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:icons" {
  type IconSet = { concepts: Record<string, string>; paths: Record<string, string> };
  export const games: Record<string, () => Promise<IconSet>>;
}

declare module "virtual:icons/ui" {
  export const concepts: Record<string, string>;
  export const paths: Record<string, string>;
}
