/** A link, or what looks like one, with a line to itself: high enough for a thumb. */
export const textLink = "inline-flex min-h-11 items-center text-rain underline underline-offset-4";
