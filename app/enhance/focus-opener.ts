// Back from a dialog of its own, the page gives focus to what opened it, as any page does with its dialogs.
const opener = document.querySelector<HTMLElement>('main a[href*="/inquiry/"]');
const from = window.navigation?.activation?.from?.url;
if (from?.includes("/inquiry/") && !document.querySelector("dialog")) {
  opener?.focus({ preventScroll: true });
}
