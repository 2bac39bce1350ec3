import { linkCopied } from "#content/ui.yaml";
import { createButton } from "~/enhance/controls";
import { shareLink } from "~/enhance/share";

for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-share]")) {
  const status = link.nextElementSibling;
  const { share: title, text, url = "" } = link.dataset;
  const button = createButton(link.textContent, link.className, async () => {
    const outcome = await shareLink({ title, text, url });
    if (outcome === "copied" && status) status.textContent = linkCopied;
    // The link by e-mail is the way that is left.
    if (outcome === "failed") button.replaceWith(link);
  });
  link.replaceWith(button);
}
