/** The screens of the wizard after its questions, by their addresses. */
export const FIXED_SCREENS = ["strategy", "service", "category", "details", "review", "thank-you"];

/** "Step n of m": the last one is the call itself. */
export const countSteps = (screens: number) => screens + 1;
