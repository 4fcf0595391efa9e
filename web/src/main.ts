import { mount } from "svelte";
import "./app.css";
import App from "./App.svelte";

// The colours that games bring; a card of the lobby may use them too.
import.meta.glob("./boards/*/colours.css", { eager: true });

const target = document.getElementById("app");
if (!target) throw new Error("the page has no place for the app");

export default mount(App, { target });
