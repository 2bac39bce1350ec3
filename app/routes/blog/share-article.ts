import { pageScript } from "#content/ui";

/** Uses the Web Share API, or else copies the address. */
async function share({ share: title, text, url = "" }: DOMStringMap, status: Element | null) {
  if (navigator.share) return navigator.share({ title, text, url });
  await navigator.clipboard.writeText(url);
  if (status) status.textContent = pageScript.linkCopied;
}

for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-share]")) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = link.className;
  button.textContent = link.textContent;
  const status = link.nextElementSibling;
  link.replaceWith(button);
  button.addEventListener("click", async () => {
    try {
      await share(link.dataset, status);
    } catch (error) {
      console.error("The page was not shared.", error);
    }
  });
}
