declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** One command for Google's tag: kept in a list until the tag is loaded. */
export function gtag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the tag tells commands from other entries by this type
  window.dataLayer.push(arguments);
}
