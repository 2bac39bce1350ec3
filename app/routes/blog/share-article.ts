import { linkCopied } from "#content/ui";
import { createButton } from "~/enhance/create-button";

async function share({ share: title, text, url = "" }: DOMStringMap, status: Element | null) {
  if (navigator.share) return navigator.share({ title, text, url });
  await navigator.clipboard.writeText(url);
  if (status) status.textContent = linkCopied;
}

for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-share]")) {
  const status = link.nextElementSibling;
  const button = createButton(link.textContent, link.className, async () => {
    try {
      await share(link.dataset, status);
    } catch (error) {
      console.error("The page was not shared.", error);
    }
  });
  link.replaceWith(button);
}
