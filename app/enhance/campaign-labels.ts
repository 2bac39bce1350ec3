import { CAMPAIGN_FIELDS } from "~/http/form-fields";

/**
 * Adds the campaign labels of this page's address to the site's own links, so that they reach the address of a form.
 * Nothing is stored. A link with labels of its own keeps these.
 */
const labels = new URLSearchParams(
  [...new URLSearchParams(location.search)].filter(([name]) => CAMPAIGN_FIELDS.includes(name)),
);

function addLabels() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]:not([download])")) {
    const { origin, pathname, search } = link;
    const isPage = origin === location.origin && !/\.\w+$/.test(pathname);
    if (isPage && !search.includes("utm_")) link.search = `${search && `${search}&`}${labels}`;
  }
}

if (labels.size > 0) {
  addLabels();
  // Later links, such as those of a list that is loaded.
  new MutationObserver(addLabels).observe(document.body, { childList: true, subtree: true });
}
