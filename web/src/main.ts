import "./style/index.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";

settings.apply();
await speak(settings.language);
const target = document.getElementById("app");
if (target) mount(App, { target });
