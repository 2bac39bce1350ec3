type Toast = { title: string; text: string; failed?: boolean };

declare global {
  interface DocumentEventMap {
    toast: CustomEvent<Toast>;
  }
}

export const TOAST = "toast" satisfies keyof DocumentEventMap;

/** Shows a message on pages with `Toasts`. */
export function showToast(detail: Toast): void {
  document.dispatchEvent(new CustomEvent(TOAST, { detail }));
}
