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

async function share(path: string, title: string) {
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

/** A button that needs scripts, so the server does not render it. */
function addButton(link: HTMLElement, label: string, onClick: () => void) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = link.className;
  button.textContent = label;
  button.addEventListener("click", onClick);
  link.parentElement?.appendChild(button);
}

if (page) {
  const { completed = "", share: path = "", title = "" } = page.dataset;
  const download = page.querySelector<HTMLElement>("[data-does=download]");
  if (download) {
    download.addEventListener("click", () => showToast(texts.downloaded));
    addButton(download, texts.copyButton, () => copy(location.href, texts.copied));
    addButton(download, texts.shareButton, () => share(path, title));
  }
  const result: CompletedAssessment = JSON.parse(completed);
  storeResult(result);
}
