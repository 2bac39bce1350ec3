/** The path of an address as it may stand in logs: without the key of a former link to an inquiry. */
export function loggedPath(address: string): string {
  return new URL(address).pathname.replace(/(\/inquiry\/elsewhere)\/.*/i, "$1/*");
}
