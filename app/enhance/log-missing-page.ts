if (document.querySelector("[data-missing-page]")) {
  console.error(`404: no page at ${location.pathname}`);
}
