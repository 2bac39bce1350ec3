/** What is wrong in the content, in sentences for its owner: a console prints these and no stack. */
export class ContentError extends Error {
  override name = "ContentError";

  [Symbol.for("nodejs.util.inspect.custom")]() {
    return this.message;
  }
}
