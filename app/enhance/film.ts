import { HIDDEN, isPlainClick } from "./controls";

const player = document.querySelector("video");

const links = document.querySelectorAll<HTMLAnchorElement>("a[data-plays]");
for (const link of links) {
  link.addEventListener("click", (event) => {
    if (!player || !isPlainClick(event)) return;
    event.preventDefault();
    // Until it plays, its poster is seen.
    player.classList.toggle(HIDDEN, player.hidden === true);
    show(player);
    const hasFailed = player.error || player.networkState === player.NETWORK_NO_SOURCE;
    if (hasFailed) player.load();
    if (link.hash) player.currentTime = timeIn(link.hash);
    const isKeyboard = event.detail === 0;
    // With a pointer, they would lie over the film's first words.
    player.controls = isKeyboard;
    // Beside the title, it is in view already.
    if (isKeyboard) player.focus({ preventScroll: !link.hash });
    if (link.hash) player.scrollIntoView({ block: "nearest" });
    play(player, link);
  });
}

async function play(video: HTMLVideoElement, link: HTMLAnchorElement) {
  link.ariaBusy = "true";
  try {
    await video.play();
    // The film lies over the link to its start.
    for (const it of links) it.hidden ||= !it.hash;
  } catch {
    showControls();
  }
  link.ariaBusy = null;
  video.classList.remove(HIDDEN);
}

player?.addEventListener("timeupdate", () => markChapter(player));

function markChapter({ ended, currentTime }: HTMLVideoElement) {
  const chapters = [...links].filter(({ hash }) => hash);
  const current = ended ? undefined : chapters.findLast(({ hash }) => timeIn(hash) <= currentTime);
  for (const chapter of chapters) chapter.ariaCurrent = chapter === current ? "true" : null;
}

/** Back to the poster: the controls would lie over the last words. */
player?.addEventListener("ended", () => {
  if (document.fullscreenElement) return;
  for (const link of links) link.hidden = false;
  markChapter(player);
  if (document.activeElement === player) links[0]?.focus();
  player.classList.add(HIDDEN);
  player.hidden = true;
});

document.addEventListener("keydown", showControls);
player?.addEventListener("pause", showControls);
player?.addEventListener("pointerdown", showControls);
player?.addEventListener("pointermove", ({ movementX, movementY }) => {
  // Browsers report a film that appears under a resting pointer as a move by 0 pixels.
  if (movementX || movementY) showControls();
});

function showControls() {
  if (player && !player.ended) player.controls = true;
}

/** A link to a moment of the film, as search engines show them. */
const start = timeIn(location.hash) || timeIn(location.search);
if (player && start > 0) {
  show(player);
  player.currentTime = start;
}

/** Until its first frame has come it shows the picture under it, in the size that is loaded. */
function show(video: HTMLVideoElement) {
  video.poster = video.parentElement?.querySelector("img")?.currentSrc ?? "";
  video.hidden = false;
}

function timeIn(part: string): number {
  return Number(/[?&#]t=(\d+)/.exec(part)?.[1] ?? 0);
}

document.addEventListener(
  "play",
  ({ target }) => {
    for (const video of document.querySelectorAll("video")) if (video !== target) video.pause();
  },
  true,
);

const failedMessage = document.querySelector<HTMLElement>("[data-film-failed]");
player?.addEventListener("loadedmetadata", () => {
  if (failedMessage) failedMessage.textContent = "";
});

/** An error of the last source or of the film itself; those of other sources are not the end. */
player?.addEventListener(
  "error",
  ({ target }) => {
    const isLast = target === player || target === player.querySelector("source:last-of-type");
    if (!failedMessage || !isLast) return;
    failedMessage.textContent = failedMessage.dataset.filmFailed ?? "";
    player.hidden = true;
    for (const link of links) link.hidden = false;
  },
  true,
);

const hostLink = document.querySelector<HTMLAnchorElement>("a[data-embed]");
hostLink?.addEventListener("click", (event) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  const iframe = document.createElement("iframe");
  iframe.src = hostLink.dataset.embed ?? "";
  iframe.title = hostLink.dataset.title ?? "";
  iframe.allow = "autoplay; fullscreen; picture-in-picture; encrypted-media";
  iframe.className = "absolute inset-0 size-full";
  hostLink.replaceWith(iframe);
  iframe.focus();
});
