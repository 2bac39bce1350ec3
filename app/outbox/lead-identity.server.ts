const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The row id: same submission and same words give the same id, whatever the order of the fields. */
export async function identifyLead(submission: string, fields: Record<string, string>) {
  const inOrder = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  const hash = await sha256(JSON.stringify(inOrder));
  return `${submission}.${toHex(hash.subarray(0, 16))}`;
}

/** The code that people say and search for: 40 bits of the id's hash as XXXX-XXXX in Crockford base32. */
export async function referLead(id: string) {
  const bytes = (await sha256(id)).subarray(0, 5);
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const code = bits.replace(/.{5}/g, (five) => CROCKFORD.charAt(Number.parseInt(five, 2)));
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

async function sha256(text: string) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

function toHex(bytes: Uint8Array) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
