const TIMES =
  /^((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3}) --> ((?:\d{2,}:)?[0-5]\d:[0-5]\d\.\d{3})(?: .*)?$/;

/** What is wrong with a WebVTT file of captions, one sentence each (W3C WebVTT, section 4). */
export function problemsOfCaptions(text: string, seconds: number): string[] {
  const [head = "", ...blocks] = text
    .replace(/\r\n?/g, "\n")
    .trim()
    .split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t].*)?(?:\n|$)/.test(head))
    return ["must start with a line WEBVTT and an empty line"];
  const cues = blocks.filter((block) => !/^(NOTE|STYLE|REGION)\b/.test(block));
  if (cues.length === 0) return ["has no captions"];
  return cues.flatMap((cue, at) => {
    const problem = problemOfCue(cue.split("\n"), seconds);
    return problem ? [`caption ${at + 1} ${problem}`] : [];
  });
}

function problemOfCue(lines: string[], seconds: number): string | undefined {
  const at = lines.findIndex((line) => line.includes("-->"));
  const [, from, to] = TIMES.exec(lines[at] ?? "") ?? [];
  if (!from || !to) return "needs its times on a line, such as 00:01.000 --> 00:04.000";
  if (
    lines
      .slice(at + 1)
      .join("")
      .trim() === ""
  )
    return "has no text";
  if (toSeconds(to) <= toSeconds(from)) return "must end after it starts";
  if (toSeconds(from) >= seconds) return "starts after the end of the film";
}

function toSeconds(time: string): number {
  return time.split(":").reduce((total, part) => total * 60 + Number(part), 0);
}
