import { expect, test } from "vitest";
import { createRequestLog } from "./request-log.ts";

test("the log keeps the last 1,000 entries", async () => {
  const log = createRequestLog<string>("lines", (line) => line);
  for (let count = 1; count <= 1_001; count += 1) log.add(`line ${count}`);

  const url = new URL("http://stand-in.test/__log");
  const { lines } = JSON.parse(
    await log.answer({ method: "GET", url, headers: {}, body: "" }).text(),
  );
  expect(lines).toHaveLength(1_000);
  expect(lines[0]).toBe("line 2");
});
