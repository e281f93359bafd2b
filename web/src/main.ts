import "./style/index.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";

// Prefetched by the page itself: picked up now, however long it takes until there is something to write with them.
for (const font of ['500 16px "Alegreya Sans"', "600 16px Grenze"]) void document.fonts.load(font);

settings.apply();
await speak(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
