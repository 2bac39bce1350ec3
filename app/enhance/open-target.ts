/** What the address names. While the page loads, nothing matches `:target` yet. */
export const findTarget = () => document.getElementById(location.hash.slice(1));

/** Opens an item that the address names, in another tab too. */
function openTarget() {
  const target = findTarget();
  const closed = target?.closest<HTMLDetailsElement>("details:not([open])");
  const panel = target?.closest("[role=tabpanel][hidden]");
  if (!closed && !panel) return;
  panel?.dispatchEvent(new Event("beforematch"));
  if (closed) closed.open = true;
  target?.scrollIntoView();
}

openTarget();
addEventListener("hashchange", openTarget);
// A link to the present address changes nothing, but its item may have been closed since.
addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href*='#']");
  if (link && link.href === location.href) setTimeout(openTarget);
});
