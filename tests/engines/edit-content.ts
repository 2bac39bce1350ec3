import path from "node:path";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { type Change, changes, type Step } from "../owner/editor-walk.ts";
import { openWalk } from "./edited-repository.ts";
import { button, isAt, link, named, shows, type Visitor } from "./visitor.ts";

const { form, list, pictures } = contentEditor;
const ROOT = path.resolve(import.meta.dirname, "../..");

/** The owner makes changes of the walk, and the repository has each of them then. */
export async function editContent(visitor: Visitor) {
  const { entrance, expectCommits } = await openWalk(visitor.browser.name);
  await visitor.open(entrance);
  for (const change of changesIn(visitor.browser)) {
    await visitor.follow(link(contentEditor.title));
    for (const step of change.steps) await take(visitor, step);
    await expectCommits(change);
  }
}

/** All of them in one browser; in the others what differs between browsers, unless WALK is "whole". */
function changesIn({ name, hasScripts }: Visitor["browser"]): Change[] {
  if (process.env.WALK === "whole" || (name === "Chromium" && hasScripts)) return changes;
  // These pages have no script.
  const few = hasScripts ? ["a question, added", "an article with a picture"] : ["a headline"];
  return changes.filter(({ title }) => few.includes(title));
}

async function take(visitor: Visitor, step: Step) {
  if ("find" in step) {
    await visitor.rewrite(named("q"), step.find);
    await visitor.follow(button(list.search.button));
    await visitor.follow({ css: `a[href*="/studio/content/${step.file}?"]` });
  } else if ("open" in step) {
    const target = { css: `a[href="/studio/content/${step.open}"]` };
    await visitor.unfold(target);
    await visitor.follow(target);
  } else if ("follow" in step) await visitor.follow(link(step.follow));
  else if ("press" in step) await press(visitor, step.press);
  else if ("upload" in step) {
    await visitor.browser.upload(path.join(ROOT, step.upload));
    await visitor.click(button(pictures.uploadButton), isAt(/saved=/));
  } else if ("save" in step) {
    // Not the hidden button that Return presses.
    const review = { css: "form > :not([aria-hidden]) button", words: form.reviewButton };
    await visitor.click(review, shows(form.changesHeading));
    await visitor.click(button(form.saveButton), isAt(/saved=/));
  } else {
    const field = named(step.name);
    await visitor.unfold(field);
    if ("write" in step) await visitor.rewrite(field, step.write);
    else await visitor.chooseWords(field, step.choose);
  }
}

/** It leads to the same page, with another order of the list. */
async function press(visitor: Visitor, act: string) {
  const [verb, part = ""] = act.split(" ");
  const list = verb === "add" ? part : part.slice(0, part.lastIndexOf("/"));
  const order = `document.querySelector(${JSON.stringify(named(`${list}#order`).css)})?.value`;
  const before = JSON.stringify(await visitor.browser.evaluate(order));
  const target = { css: `button[value="${act}"]` };
  await visitor.unfold(target);
  await visitor.click(target, `document.readyState === "complete" && ${order} !== ${before}`);
}
