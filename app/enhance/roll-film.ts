import { isPlainClick } from "./plain-click";

/** Plays the film in the page; without scripts the link opens the file. */
const link = document.querySelector<HTMLAnchorElement>("[data-roll-film]");
const video = link?.parentElement?.querySelector("video");

link?.addEventListener("click", (event) => {
  if (!video || !isPlainClick(event)) return;
  event.preventDefault();
  video.hidden = false;
  link.hidden = true;
  // If the browser refuses to play, its controls are visible.
  video.play().catch(() => {});
  video.focus();
});
