import { hash, toHex } from "~/http/crypto.server";

const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The row id: same submission and same words give the same id, whatever the order of the fields. */
export async function identifyLead(submission: string, fields: Record<string, string>) {
  const inOrder = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  const content = await hash(JSON.stringify(inOrder));
  return `${submission}.${toHex(content.subarray(0, 16))}`;
}

/** The code that people say and search for: 40 bits of the id's hash as XXXX-XXXX in Crockford base32. */
export async function referLead(id: string) {
  const bytes = (await hash(id)).subarray(0, 5);
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const code = bits.replace(/.{5}/g, (five) => CROCKFORD.charAt(Number.parseInt(five, 2)));
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}
