import * as words from "#content/words/results";
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
    announce({ title: words.linkCopied, text });
  } catch {
    announce({ title: words.copyThisLink, text: url });
  }
}

async function share({ share: path = "", title }: DOMStringMap) {
  const url = new URL(path, location.href).href;
  try {
    if (!navigator.share) throw new TypeError(words.thisBrowserCannotShare);
    await navigator.share({ title, url });
    announce({ title: words.sharedSuccessfully, text: words.theAssessmentIsOn });
  } catch (error) {
    if ((error as Error).name !== "AbortError") copy(url, words.assessmentLinkCopiedTo);
  }
}

const ACTIONS: Record<string, (about: DOMStringMap) => void> = {
  share,
  copy: () => copy(location.href, words.theLinkToYour),
  download: () =>
    announce({
      title: words.resultsDownloaded,
      text: words.yourAssessmentResultsHave,
    }),
};

/** Only scripts can answer these, so only they make them. */
function addButtons(link: HTMLElement) {
  const labels = { copy: words.copyLinkToMy, share: words.shareTheAssessment };
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
  keepResult(JSON.parse(page.dataset.completed ?? "") as CompletedAssessment);
}
