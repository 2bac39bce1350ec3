// The words of the inbox that studio.ts does not hold.
export const pages = "Pages";
export const pageOf = (page: string | number, pages: string | number) => `Page ${page} of ${pages}`;
