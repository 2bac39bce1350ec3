/** What a visitor types into or chooses from. */
export const controlLook =
  "min-h-11 border border-ink-control bg-ink px-3.5 text-ellipsis text-mist placeholder:text-mist-muted aria-invalid:border-score-low";
