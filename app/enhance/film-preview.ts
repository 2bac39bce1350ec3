import { fadeOut, HIDDEN } from "./controls";

/** Long enough for a pointer that only crosses the tile. */
const WAIT_MS = 150;

const isStill = matchMedia("(prefers-reduced-motion: reduce)");
const { connection } = navigator as { connection?: { saveData?: boolean } };

/** Plays the preview of a film in the place of its picture, while its tile is hovered or has the keyboard's focus. */
for (const tile of document.querySelectorAll<HTMLElement>("[data-preview]")) {
  let waiting = 0;
  let video: HTMLVideoElement | undefined;

  const stop = () => {
    clearTimeout(waiting);
    if (!video) return;
    video.pause();
    fadeOut(video);
    video = undefined;
  };
  const start = () => {
    if (isStill.matches || connection?.saveData) return;
    stop();
    waiting = window.setTimeout(() => {
      video = createVideo(tile.dataset.preview ?? "", stop);
      tile.querySelector("picture")?.insertAdjacentElement("afterend", video);
      // A browser that refuses shows the picture.
      video.play().catch(stop);
    }, WAIT_MS);
  };

  tile.addEventListener("pointerenter", ({ pointerType }) => pointerType === "mouse" && start());
  tile.addEventListener("pointerleave", stop);
  tile.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target.matches(":focus-visible")) start();
  });
  tile.addEventListener("focusout", stop);
}

function createVideo(src: string, stop: () => void): HTMLVideoElement {
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.src = src;
  video.ariaHidden = "true";
  video.className = `absolute inset-0 size-full object-cover ${HIDDEN}`;
  video.addEventListener("playing", () => video.classList.remove(HIDDEN));
  video.addEventListener("ended", stop);
  video.addEventListener("error", stop);
  return video;
}
