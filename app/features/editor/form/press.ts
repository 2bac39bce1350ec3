/** What the name of a picture begins with where it is pressed, before that of its group. */
export const PRESS = "press ";

/** How wide it is shown there, in CSS pixels: browsers send where it was pressed, but not how large it was. */
export const PRESSED_WIDTH = 256;
