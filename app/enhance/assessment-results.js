/** What the results page does with scripts: keeps a completed assessment, shares, and says what it did. */
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
const PROGRESS = "assessment-progress:video-readiness";
const COMPLETED = "completed-assessments";
const page = document.querySelector("[data-completed]");

function announce(title, text) {
  document.dispatchEvent(new CustomEvent("notice", { detail: { title, text } }));
}

function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key));
  } catch {
    localStorage.removeItem(key);
    return null;
  }
}

/** Whether the answers kept in this browser are those of this page: then it was completed here, just now. */
function isJustCompleted({ answers }) {
  const kept = read(PROGRESS)?.answers ?? {};
  const ids = Object.keys(answers);
  return ids.length === Object.keys(kept).length && ids.every((id) => kept[id] === answers[id]);
}

function keep() {
  const list = read(COMPLETED) ?? [];
  const young = (Array.isArray(list) ? list : []).filter(
    (entry) => Date.now() - new Date(entry?.completedAt ?? "") <= MONTH_MS,
  );
  const completed = JSON.parse(page.dataset.completed);
  if (isJustCompleted(completed)) {
    young.push({ ...completed, completedAt: new Date().toISOString() });
    localStorage.removeItem(PROGRESS);
  }
  if (young.length > 0 || list.length !== 0) localStorage.setItem(COMPLETED, JSON.stringify(young));
}

async function copy(url, text) {
  try {
    await navigator.clipboard.writeText(url);
    announce("Link Copied", text);
  } catch {
    announce("Copy this link", url);
  }
}

async function share() {
  const url = new URL(page.dataset.share, location.href).href;
  try {
    if (!navigator.share) throw new TypeError("This browser cannot share");
    await navigator.share({ title: page.dataset.title, url });
    announce("Shared Successfully", "The assessment is on its way.");
  } catch (error) {
    if (error.name !== "AbortError") copy(url, "Assessment link copied to clipboard.");
  }
}

const ACTIONS = {
  share,
  copy: () => copy(location.href, "The link to your results is in the clipboard."),
  download: () =>
    announce("Results Downloaded", "Your assessment results have been downloaded successfully."),
};

if (page) {
  for (const button of document.querySelectorAll("[data-does]")) {
    button.hidden = false;
    button.addEventListener("click", ACTIONS[button.dataset.does]);
  }
  try {
    keep();
  } catch {
    // Storage is full or blocked: the permalink still holds the results.
  }
}
