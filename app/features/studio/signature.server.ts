const ENCODER = new TextEncoder();
const HMAC = { name: "HMAC", hash: "SHA-256" };

/** The HMAC of a message under a secret, in hexadecimal; `purpose` keeps one use's apart from another's. */
export async function sign(secret: string, purpose: string, message: string): Promise<string> {
  const key = await importKey(secret, "sign");
  const bytes = await crypto.subtle.sign("HMAC", key, ENCODER.encode(`${purpose}:${message}`));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether two texts are the same, in a time that does not say how much of them is. */
export async function isSame(a: string, b: string): Promise<boolean> {
  const secret = crypto.randomUUID();
  const key = await importKey(secret, "verify");
  const expected = await crypto.subtle.sign(
    "HMAC",
    await importKey(secret, "sign"),
    ENCODER.encode(a),
  );
  return crypto.subtle.verify("HMAC", key, expected, ENCODER.encode(b));
}

function importKey(secret: string, use: "sign" | "verify"): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", ENCODER.encode(secret), HMAC, false, [use]);
}
