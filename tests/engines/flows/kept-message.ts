import { link, named } from "../targets.ts";
import type { Visitor } from "../visitor.ts";

const BEGINNING = "A film for our launch in spring, ";
const END = "with two days on the workshop's floor.";

/** A message begun, left, resumed and left again is whole when Back leads to it. */
export async function comeBackToMessage(visitor: Visitor) {
  await visitor.open("/contact");
  await visitor.type(named("description"), BEGINNING);
  await leaveAndReturn(visitor, BEGINNING);
  await visitor.click(named("description"));
  await visitor.ask(`${FIELD}.setSelectionRange(999, 999)`);
  await visitor.engine.type(END);
  await leaveAndReturn(visitor, BEGINNING + END);
}

const FIELD = "document.querySelector('#description')";

async function leaveAndReturn(visitor: Visitor, message: string) {
  await visitor.click(link("Privacy"));
  await visitor.arrive(/privacy/);
  await visitor.back();
  await visitor.arrive(/\/contact$/);
  await visitor.holds(
    `document.readyState === "complete" && ${FIELD}.value === ${JSON.stringify(message)}`,
  );
}
