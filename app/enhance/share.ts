/** Shares a link; copies it where the browser does not share. */
export async function shareLink(link: { url: string; title?: string; text?: string }) {
  try {
    if (navigator.share) {
      await navigator.share(link);
      return "shared";
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "canceled";
  }
  return copyLink(link.url);
}

export async function copyLink(url: string): Promise<"copied" | "failed"> {
  try {
    await navigator.clipboard.writeText(url);
    return "copied";
  } catch {
    return "failed";
  }
}
