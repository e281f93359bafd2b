// Svelte reads TypeScript by itself, so nothing has to be done before.
export default {
  compilerOptions: { runes: true },
};
