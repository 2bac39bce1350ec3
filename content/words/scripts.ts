// What scripts of pages without a framework say.
export const imageUnavailable = "Image unavailable";
