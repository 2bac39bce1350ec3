import { jsonError, type Received } from "./http-server.ts";

const MAX_CHANGES = 1_000;
const MAX_DELAY_MS = 600_000;

/** `times` omitted: until changed; `match` omitted: the default for every request. */
export type ModeChange<Mode extends string> = {
  mode: Mode;
  times?: number;
  delayMs?: number;
  match?: string;
};

/** What answers where no change was asked for; a function is asked for every request. */
export type Usual<Mode extends string> = Mode | (() => Mode);

/** Remembers which mode answers which request, as told by `POST` and `DELETE /__control`. */
export function createModeSwitch<Mode extends string>(modes: readonly Mode[], usual: Usual<Mode>) {
  let changes: ModeChange<Mode>[] = [];

  function set(change: ModeChange<Mode>) {
    const others = changes.filter(({ match }) => match !== change.match);
    changes = [change, ...others].slice(0, MAX_CHANGES);
  }

  function reset(match: string | null) {
    changes = match === null ? [] : changes.filter((change) => change.match !== match);
  }

  return {
    /** The change for this body, newest match first, then the default; uses up one of its times. */
    take(body: string): ModeChange<Mode> {
      const matched = changes.find(({ match }) => match !== undefined && body.includes(match));
      const change = matched ?? changes.find(({ match }) => match === undefined);
      if (!change) return { mode: typeof usual === "function" ? usual() : usual };

      if (change.times !== undefined) change.times -= 1;
      if (change.times === 0) changes = changes.filter((other) => other !== change);
      return change;
    },

    answer({ method, url, body }: Received): Response {
      if (method === "GET") return Response.json({ modes, changes });
      if (method === "POST") {
        const change = readChange(body, modes);
        if (typeof change === "string") return jsonError(400, change);
        set(change);
      } else if (method === "DELETE") {
        reset(url.searchParams.get("match"));
      } else {
        return jsonError(405, "Use GET, POST or DELETE");
      }
      return new Response(null, { status: 204 });
    },
  };
}

/** The change a control body asks for, or what is wrong with it. */
function readChange<Mode extends string>(
  body: string,
  modes: readonly Mode[],
): ModeChange<Mode> | string {
  const { mode: wanted, times, delayMs, match, ...unknown } = readObject(body);
  const mode = modes.find((name) => name === wanted);
  const [stray] = Object.keys(unknown);

  if (mode === undefined) return `mode is one of ${modes.join(", ")}`;
  if (stray !== undefined) return `unknown key "${stray}"`;
  if (!isOptionalCount(times, 1, Number.MAX_SAFE_INTEGER)) return "times is a whole number from 1";
  if (!isOptionalCount(delayMs, 0, MAX_DELAY_MS)) return `delayMs is 0 to ${MAX_DELAY_MS}`;
  if (!isOptionalText(match)) return "match is a text, not empty";
  return { mode, times, delayMs, match };
}

function readObject(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}

function isOptionalCount(value: unknown, least: number, most: number): value is number | undefined {
  if (value === undefined) return true;
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
}

function isOptionalText(value: unknown): value is string | undefined {
  return value === undefined || (typeof value === "string" && value !== "");
}
