/** Shares a page the browser's own way, or else copies its address; a failure is only logged. */
function share({ share: title, text, url }, status) {
  if (navigator.share) return navigator.share({ title, text, url });
  return navigator.clipboard.writeText(url).then(() => {
    status.textContent = "Link copied";
  });
}

for (const link of document.querySelectorAll("a[data-share]")) {
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
