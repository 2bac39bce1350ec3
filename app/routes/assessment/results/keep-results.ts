import { announce } from "~/enhance/announce";
import {
  type CompletedAssessment,
  keepResult,
} from "~/features/assessment/progress/browser-progress";

/** What the results page does with scripts: keeps a completed assessment, shares, and says what it did. */
const page = document.querySelector<HTMLElement>("[data-completed]");

async function copy(url: string, text: string) {
  try {
    await navigator.clipboard.writeText(url);
    announce({ title: "Link Copied", text });
  } catch {
    announce({ title: "Copy this link", text: url });
  }
}

async function share({ share: path = "", title }: DOMStringMap) {
  const url = new URL(path, location.href).href;
  try {
    if (!navigator.share) throw new TypeError("This browser cannot share");
    await navigator.share({ title, url });
    announce({ title: "Shared Successfully", text: "The assessment is on its way." });
  } catch (error) {
    if ((error as Error).name !== "AbortError") copy(url, "Assessment link copied to clipboard.");
  }
}

const ACTIONS: Record<string, (about: DOMStringMap) => void> = {
  share,
  copy: () => copy(location.href, "The link to your results is in the clipboard."),
  download: () =>
    announce({
      title: "Results Downloaded",
      text: "Your assessment results have been downloaded successfully.",
    }),
};

if (page) {
  for (const button of document.querySelectorAll<HTMLElement>("[data-does]")) {
    button.hidden = false;
    button.addEventListener("click", () => ACTIONS[button.dataset.does ?? ""]?.(page.dataset));
  }
  keepResult(JSON.parse(page.dataset.completed ?? "") as CompletedAssessment);
}
