import type { Fonts } from "../../app/content/schema/brand";

/** `npm run fonts` cuts content/fonts/display.woff2 and text.woff2 out of these packages. */
export const fonts = {
  display: {
    family: "League Gothic",
    source: "@fontsource-variable/league-gothic/files/league-gothic-latin-wdth-normal.woff2",
    axes: { wdth: 100 },
    like: {
      arial: { size: 59.2, ascent: 163.4, descent: 39.3 },
      roboto: { size: 59.3, ascent: 163, descent: 39.2 },
    },
    otherwise: '"Arial Narrow", sans-serif',
  },
  text: {
    family: "Hanken Grotesk",
    source: "@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 600 } },
    like: {
      arial: { size: 100.9, ascent: 99.1, descent: 30 },
      roboto: { size: 101.2, ascent: 98.8, descent: 30 },
    },
    otherwise: "system-ui, sans-serif",
  },
} satisfies Fonts;
