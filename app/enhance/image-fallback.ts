import { imageUnavailable } from "#content/ui.yaml";

function replaceImage(image: HTMLImageElement) {
  // React renders what is in a dialog.
  if (image.closest("dialog")) return;
  const picture = image.closest("picture") ?? image;
  const isBackdrop = !image.alt && getComputedStyle(image).position === "absolute";
  picture.hidden = true;
  if (isBackdrop) return;
  const box = document.createElement("span");
  box.className =
    "grid size-full min-h-24 place-items-center bg-ink-raised p-4 text-center text-small text-mist-muted";
  box.textContent = imageUnavailable;
  picture.insertAdjacentElement("afterend", box);
}

// The event does not bubble, so it is captured; images may also have failed before this script ran.
addEventListener(
  "error",
  ({ target }) => target instanceof HTMLImageElement && replaceImage(target),
  true,
);
for (const image of document.images) {
  if (image.complete && image.naturalWidth === 0) replaceImage(image);
}
