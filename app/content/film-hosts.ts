/** `address` matches a film's page, with its id. */
const HOSTS: { name: string; address: RegExp; player: (id: string) => string }[] = [
  {
    name: "YouTube",
    address:
      /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?v=|shorts\/)|youtu\.be\/)([\w-]{11})(?:[?&]\S*)?$/,
    player: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&cc_load_policy=1`,
  },
  {
    name: "Vimeo",
    address: /^https:\/\/vimeo\.com\/(\d+)(?:\?\S*)?$/,
    player: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
  {
    name: "Cloudflare Stream",
    address: /^https:\/\/(customer-\w+\.cloudflarestream\.com\/\w+)\/watch$/,
    player: (id) => `https://${id}/iframe?autoplay=true`,
  },
  {
    name: "Mux",
    address: /^https:\/\/player\.mux\.com\/(\w+)$/,
    player: (id) => `https://player.mux.com/${id}?autoplay=any`,
  },
];

export const HOST_EXAMPLES =
  "https://www.youtube.com/watch?v=..., https://youtu.be/..., https://vimeo.com/..., https://customer-....cloudflarestream.com/.../watch or https://player.mux.com/...";

/** `origin` is what the content security policy allows in frames; null for any other address. */
export function findHost(address: string) {
  for (const { name, address: pattern, player } of HOSTS) {
    const id = pattern.exec(address)?.[1];
    if (id) return { host: name, player: player(id), origin: new URL(player(id)).origin };
  }
  return null;
}
