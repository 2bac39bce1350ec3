/**
 * Where the wizard stands, out of any address at or below it: the base of its steps' addresses, such
 * as "/content-strategy/inquiry", and the page it opens over, "/" or "/content-strategy".
 */
export function wizardPlace(pathname: string): { base: string; parent: string } {
  const parent = pathname.slice(0, pathname.indexOf("/inquiry"));
  return { base: `${parent}/inquiry`, parent: parent || "/" };
}
