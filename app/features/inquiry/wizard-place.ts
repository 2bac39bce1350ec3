/** The base of the steps' addresses, such as "/content-strategy/inquiry", and the page underneath. */
export function wizardPlace(pathname: string): {
  base: string;
  parent: string;
  title: string;
} {
  const parent = pathname.slice(0, pathname.indexOf("/inquiry"));
  const title = parent ? "Complete Strategy Assessment" : "Contact Wizard";
  return { base: `${parent}/inquiry`, parent: parent || "/", title };
}
