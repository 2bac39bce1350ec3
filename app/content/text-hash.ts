/** FNV-1a of a text or its plural forms, in 8 hex digits: tells whether it was changed, and proves nothing. */
export function hashOf(value: unknown): string {
  const bytes = new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value));
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x01000193) >>> 0, 0x811c9dc5);
  return hash.toString(16).padStart(8, "0");
}
