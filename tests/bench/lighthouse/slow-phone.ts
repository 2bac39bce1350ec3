/** The phone that Lighthouse has in mind. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
};

/** How many times slower its processor is. */
export const SLOWER = 4;

const BYTES_PER_SECOND = (1638.4 * 1024) / 8;

/** Its line, as Chromium's debugger wants it. */
export const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
};
