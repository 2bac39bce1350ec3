import { sharing as texts } from "#content/assessment/results";
import { showToast } from "~/enhance/toasts";
import { type CompletedAssessment, storeResult } from "~/features/assessment/browser-progress";

/** The script of the results page: stores a completed assessment, copies and shares its address. */
const page = document.querySelector<HTMLElement>("[data-completed]");

async function copy(url: string, copied: { title: string; text: string }) {
  try {
    await navigator.clipboard.writeText(url);
    showToast(copied);
  } catch {
    showToast({ title: texts.copyYourself, text: url });
  }
}

async function share({ share: path = "", title }: DOMStringMap) {
  const url = new URL(path, location.href).href;
  if (!navigator.share) return copy(url, texts.assessmentCopied);
  try {
    await navigator.share({ title, url });
    showToast(texts.shared);
  } catch (error) {
    const isCancelled = error instanceof Error && error.name === "AbortError";
    if (!isCancelled) copy(url, texts.assessmentCopied);
  }
}

const ACTIONS: Record<string, (about: DOMStringMap) => void> = {
  share,
  copy: () => copy(location.href, texts.copied),
  download: () => showToast(texts.downloaded),
};

/** These buttons need scripts, so the server does not render them. */
function addButtons(link: HTMLElement) {
  const labels = { copy: texts.copyButton, share: texts.shareButton };
  for (const [does, label] of Object.entries(labels)) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = link.className;
    button.dataset.does = does;
    button.textContent = label;
    link.parentElement?.appendChild(button);
  }
}

if (page) {
  const download = document.querySelector<HTMLElement>("[data-does=download]");
  if (download) addButtons(download);
  for (const button of document.querySelectorAll<HTMLElement>("[data-does]")) {
    button.addEventListener("click", () => ACTIONS[button.dataset.does ?? ""]?.(page.dataset));
  }
  const completed: CompletedAssessment = JSON.parse(page.dataset.completed ?? "");
  storeResult(completed);
}
