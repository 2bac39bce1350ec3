import { linkCopied } from "#content/ui.yaml";
import { createButton } from "~/enhance/controls";

for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-share]")) {
  const status = link.nextElementSibling;
  const { share: title, text, url = "" } = link.dataset;
  const button = createButton(link.textContent, link.className, async () => {
    try {
      if (navigator.share) return await navigator.share({ title, text, url });
      await navigator.clipboard.writeText(url);
      if (status) status.textContent = linkCopied;
    } catch (error) {
      console.error("The page was not shared.", error);
      // Unless the visitor cancelled, the link by e-mail is the way that is left.
      if (!(error instanceof DOMException && error.name === "AbortError")) button.replaceWith(link);
    }
  });
  link.replaceWith(button);
}
