/** The tag of one of several variants of a test: the first runs every day, the others in CI. */
export function variantTag(index: number): "" | " @ci" {
  return index === 0 ? "" : " @ci";
}
