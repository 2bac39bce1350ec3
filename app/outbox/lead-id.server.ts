import { hash, type Secrets, sign, toHex } from "~/http/crypto.server";

const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** A lead that was withdrawn and is sent again gets the next number, and so another id and reference. */
const MAX_NUMBERS = 10;

type Submitted = { submission: string; fields: Record<string, string> };

/** The row id: the same for equal submission and fields in any order. Keyed, so that nobody can guess the fields from it. */
export async function createLeadId(secret: string, submitted: Submitted, number = 0) {
  const content = await sign(
    secret,
    `lead:${submitted.submission}:${contentOf(submitted, number)}`,
  );
  return toId(submitted, content);
}

/** For each number the id that a lead gets, and after it those of the former secret and of versions without a key. */
export async function listLeadIds(secrets: Secrets, submitted: Submitted): Promise<string[][]> {
  const numbers = Array.from({ length: MAX_NUMBERS }, async (_, number) => {
    const keyed = secrets.map((secret) => createLeadId(secret, submitted, number));
    const unkeyed = toId(submitted, await hash(contentOf(submitted, number)));
    return [...(await Promise.all(keyed)), unkeyed];
  });
  return Promise.all(numbers);
}

type StoredId = { id: string; withdrawn: number | null };

/** The first id, known or new, whose lead was not withdrawn before `sentAt`; undefined when there are no more numbers. */
export function chooseLeadId(ids: string[][], stored: StoredId[], sentAt = Number.MAX_VALUE) {
  const withdrawn = new Map(stored.map((lead) => [lead.id, lead.withdrawn ?? sentAt]));
  const known = ids.map((sameLead) => sameLead.find((id) => withdrawn.has(id)) ?? sameLead[0]);
  return known.find((id) => id && (withdrawn.get(id) ?? sentAt) >= sentAt);
}

/** What people say and search for: 40 bits of the id's hash as XXXX-XXXX, Crockford base32. */
export async function createReference(id: string) {
  const bytes = (await hash(id)).subarray(0, 5);
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, "0")).join("");
  const code = bits.replace(/.{5}/g, (five) => CROCKFORD.charAt(Number.parseInt(five, 2)));
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

function contentOf({ fields }: Submitted, number: number): string {
  const sorted = Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(sorted) + (number || "");
}

function toId({ submission }: Submitted, content: Uint8Array): string {
  return `${submission}.${toHex(content.subarray(0, 16))}`;
}
