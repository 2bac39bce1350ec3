/** What every screen of the wizard knows about the dialog around it. */
export type DialogContext = { closing: boolean };
