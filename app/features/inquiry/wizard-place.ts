/**
 * Where the wizard stands, out of any address at or below it: the base of its steps' addresses, such
 * as "/content-strategy/inquiry", the page it opens over, "/" or "/content-strategy", and its name there.
 */
export function wizardPlace(pathname: string): {
  base: string;
  parent: string;
  title: string;
} {
  const parent = pathname.slice(0, pathname.indexOf("/inquiry"));
  const title = parent ? "Complete Strategy Assessment" : "Contact Wizard";
  return { base: `${parent}/inquiry`, parent: parent || "/", title };
}
