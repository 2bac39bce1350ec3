import { CAMPAIGN_FIELDS } from "~/http/form-fields";

/** Campaign labels of this page's address, which are added to the site's own links; nothing is stored. */
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
