// Back from the wizard, the page that it lay over gives focus to what opened it, as any page does with its dialogs.
const from = window.navigation?.activation?.from?.url;
const [page, inWizard] = from ? new URL(from).pathname.split("/inquiry/") : [];
if (inWizard && location.pathname === (page || "/")) {
  const opener = document.querySelector<HTMLElement>('main a[href*="/inquiry/"]');
  opener?.focus({ preventScroll: true });
}
