import { atLine } from "./lines.ts";

const MAX_BYTES = 1_000_000;
const SAVE =
  "Save it again with the encoding UTF-8: editors offer it beside the file's name or below the text.";

type Decoded = { text: string; problem?: undefined } | { text: ""; problem: string };

/** The text of a file without a byte order mark, or why it is none. */
export function decodeText(file: string, bytes: Uint8Array): Decoded {
  if (bytes.length > MAX_BYTES) {
    const size = `${Math.round(bytes.length / 100_000) / 10} MB`;
    return refuse(`${file}: has ${size}, and at most 1 MB is read. Put back the file as it was.`);
  }
  const text = decode(bytes);
  return text === null ? refuse(describeEncoding(file, bytes)) : { text };
}

const refuse = (problem: string): Decoded => ({ text: "", problem });

function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text;
  } catch {
    return null;
  }
}

function describeEncoding(file: string, bytes: Uint8Array): string {
  if (bytes.includes(0)) return `${file}: is not saved as UTF-8. ${SAVE}`;
  const text = new TextDecoder("latin1").decode(bytes);
  const isWrong = (line: string) =>
    decode(Uint8Array.from(line, (it) => it.charCodeAt(0))) === null;
  const line = text.split("\n").findIndex(isWrong) + 1;
  return atLine(file, text, line, `this letter is not saved as UTF-8. ${SAVE}`);
}
