/** The site and its stand-ins, served as the browser tests serve theirs. */
export { default } from "../e2e/support/global-setup.ts";
