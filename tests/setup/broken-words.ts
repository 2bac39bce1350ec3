/** What code prints where a value is missing, or a placeholder was left as it was. */
export const BROKEN_WORDS = /undefined|\bnull\b|\bNaN\b|\[object |\{\w+\}/;
