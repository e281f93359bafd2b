// Svelte reads TypeScript by itself, so nothing has to be done before; but a component's style goes into its layer. Each says
// the order of all layers (style/index.css says what they are for), because any of them may be the first to arrive.
const LAYERS = "@layer shared, component, state;";
const layer = { name: "layer", style: ({ content }) => ({ code: `${LAYERS} @layer component {${content}}` }) };

export default {
  preprocess: layer,
  compilerOptions: { runes: true },
};
