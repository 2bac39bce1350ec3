/** Shared by the worksheet and the script that adds buttons to it. */
export const worksheetButton = "mr-2 mb-2 min-h-11 border border-paper-ink px-4 font-semibold";
export const worksheetNote = "block text-small text-paper-soft";
