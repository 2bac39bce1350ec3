import { sharing as texts } from "#content/assessment/results";
import { createButton } from "~/enhance/controls";
import { showToast } from "~/enhance/toasts";
import { storeResult } from "~/features/assessment/browser-progress";

const page = document.querySelector<HTMLElement>("[data-completed]");

async function copy(url: string, text: string) {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ title: texts.copied, text });
  } catch {
    showToast({ title: texts.notCopied, text: url });
  }
}

async function share(path: string, title: string) {
  const url = new URL(path, location.href).href;
  try {
    await navigator.share({ title, url });
    showToast(texts.shared);
  } catch (error) {
    // Also where the browser has no Web Share API.
    const isCancelled = error instanceof DOMException && error.name === "AbortError";
    if (!isCancelled) copy(url, texts.assessmentCopied);
  }
}

if (page) {
  const { completed = "", share: path = "", title = "" } = page.dataset;
  const download = page.querySelector<HTMLElement>("[data-does=download]");
  if (download) {
    download.addEventListener("click", () => showToast(texts.downloaded));
    const add = (label: string, onClick: () => void) =>
      download.parentElement?.appendChild(createButton(label, download.className, onClick));
    add(texts.copyButton, () => copy(location.href, texts.resultsCopied));
    add(texts.shareButton, () => share(path, title));
  }
  storeResult(JSON.parse(completed));
}
