/** The address of a script for browsers: plugins/browser-scripts.ts. */
declare module "*?script" {
  const address: string;
  export default address;
}
