/** The path of an address as it may stand in logs: the key of a link to an inquiry opens it. */
export function loggedPath(address: string): string {
  return new URL(address).pathname.replace(/(\/inquiry\/elsewhere)\/.*/i, "$1/*");
}
