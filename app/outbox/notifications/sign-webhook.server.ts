const HMAC = { name: "HMAC", hash: "SHA-256" };

/** The headers of a signed webhook (https://www.standardwebhooks.com); each secret is `whsec_` and base64. */
export async function signWebhook(secrets: string[], id: string, body: string) {
  const seconds = String(Math.floor(Date.now() / 1000));
  const content = new TextEncoder().encode(`${id}.${seconds}.${body}`);
  const signatures = secrets.map(async (secret) => {
    const bytes = decodeBase64(secret.replace(/^whsec_/, ""));
    const key = await crypto.subtle.importKey("raw", bytes, HMAC, false, ["sign"]);
    const signature = new Uint8Array(await crypto.subtle.sign("HMAC", key, content));
    return `v1,${btoa(String.fromCharCode(...signature))}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": seconds,
    "webhook-signature": (await Promise.all(signatures)).join(" "),
  };
}

function decodeBase64(text: string) {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
