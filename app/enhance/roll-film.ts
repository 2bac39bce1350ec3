import { isPlainClick } from "./plain-click";

/** Plays the film in its place, where the link would open its file. */
const link = document.querySelector<HTMLAnchorElement>("[data-roll-film]");
const video = link?.parentElement?.querySelector("video");

link?.addEventListener("click", (event) => {
  if (!video || !isPlainClick(event)) return;
  event.preventDefault();
  video.hidden = false;
  link.hidden = true;
  // The browser may refuse; its own controls are there then.
  video.play().catch(() => {});
  video.focus();
});
