import { sharing as texts } from "#content/assessment/results.yaml";
import { createButton } from "~/enhance/controls";
import { copyLink, shareLink } from "~/enhance/share";
import { showToast } from "~/enhance/toasts";
import { storeResult } from "~/features/assessment/browser-progress";
import { firstDayOf, monthOf, START_PARAMETER } from "~/features/assessment/roadmap-days";

const page = document.querySelector<HTMLElement>("[data-completed]");

async function copy(url: string) {
  showOutcome(await copyLink(url), url, texts.resultsCopied);
}

async function share(path: string, title: string) {
  const url = new URL(path, location.href).href;
  showOutcome(await shareLink({ title, url }), url, texts.assessmentCopied);
}

function showOutcome(outcome: Awaited<ReturnType<typeof shareLink>>, url: string, text: string) {
  if (outcome === "shared") showToast(texts.shared);
  if (outcome === "copied") showToast({ title: texts.copied, text });
  if (outcome === "failed") showToast({ title: texts.notCopied, text: url });
}

/** The server only knows the studio's day: where the visitor has another month, so has the roadmap. */
function startThisMonth(page: HTMLElement) {
  const now = new Date();
  const start = monthOf(new Date(Date.UTC(now.getFullYear(), now.getMonth())).toISOString());
  const calendar = page.querySelector<HTMLAnchorElement>("[data-does=calendar]");
  if (calendar) calendar.search = `?${START_PARAMETER}=${start}`;
  // As formatDay of app/content/format.ts, without the content that it imports.
  const written = new Intl.DateTimeFormat(page.dataset.locale, {
    dateStyle: "long",
    timeZone: "UTC",
  });
  for (const time of page.querySelectorAll<HTMLTimeElement>("time[data-months]")) {
    time.dateTime = firstDayOf(start, Number(time.dataset.months));
    time.textContent = written.format(new Date(time.dateTime));
  }
}

if (page) {
  startThisMonth(page);
  const { completed = "", share: path = "", title = "" } = page.dataset;
  const download = page.querySelector<HTMLElement>("[data-does=download]");
  if (download) {
    download.addEventListener("click", () => showToast(texts.downloaded));
    const add = (label: string, onClick: () => void) =>
      download.parentElement?.appendChild(createButton(label, download.className, onClick));
    add(texts.copyButton, () => copy(location.href));
    add(texts.shareButton, () => share(path, title));
  }
  storeResult(JSON.parse(completed));
}
