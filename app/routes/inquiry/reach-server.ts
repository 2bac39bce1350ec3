/** The connection failed on the visitor's side: nothing was answered, everything typed is still there. */
export type Unreachable = { problem: "unreachable" };

/** Posts to the server; a failed connection is an answer for the screen, not the end of the page. */
export async function reachServer<Result>(
  post: () => Promise<Result>,
): Promise<Result | Unreachable> {
  try {
    return await post();
  } catch (thrown) {
    if (thrown instanceof TypeError) return { problem: "unreachable" };
    throw thrown;
  }
}
