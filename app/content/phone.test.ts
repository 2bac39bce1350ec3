import { expect, test } from "vitest";
import { parsePhone } from "./phone";

test.each([
  ["(425) 555-0142", "+14255550142"],
  ["1-425-555-0142", "+14255550142"],
  ["425.555.0142", "+14255550142"],
  ["+1 425 555 0142", "+14255550142"],
  ["+44 20 7946 0018", "+442079460018"],
  ["+44 (0)20 7946 0018", "+442079460018"],
  ["0044 20 7946 0018", "+442079460018"],
  ["011 49 30 901820", "+4930901820"],
  ["+49 30/901820", "+4930901820"],
])("%s is called as %s", (written, tel) => {
  expect(parsePhone(written)).toEqual({ display: written, tel });
});

test.each(["020 7946 0018", "call us", "", "+44", "+44 20 7946 0018 ext. 5"])(
  "%s says no country, or is no number",
  (written) => expect(parsePhone(written).tel).toBe(""),
);
