/** The small line over a heading. */
export const eyebrow = "break-after-avoid text-eyebrow text-mist-muted tabular-nums";
