type Box = { type: string; start: number; body: number; end: number };

type Track = { kind: string; codec: string; profile: number; width: number; height: number };

export type Mp4 = {
  seconds: number;
  tracks: Track[];
  /** Whether a player can begin before the file is complete: `moov` is before `mdat`. */
  isFaststart: boolean;
};

/** What a player needs to know of an MP4 file (ISO/IEC 14496-12); null if it is none, or is cut off. */
export function readMp4(file: Buffer): Mp4 | null {
  const boxes = [...boxesIn(file, 0, file.length)];
  const moov = boxes.find(({ type }) => type === "moov");
  const mdat = boxes.find(({ type }) => type === "mdat");
  const isWhole = boxes.at(-1)?.end === file.length;
  if (boxes[0]?.type !== "ftyp" || !moov || !mdat || !isWhole) return null;
  const inside = [...boxesIn(file, moov.body, moov.end)];
  const mvhd = inside.find(({ type }) => type === "mvhd");
  if (!mvhd) return null;
  return {
    seconds: durationOf(file, mvhd),
    tracks: inside.filter(({ type }) => type === "trak").map((trak) => readTrack(file, trak)),
    isFaststart: moov.start < mdat.start,
  };
}

function* boxesIn(file: Buffer, from: number, end: number): Generator<Box> {
  for (let start = from; start + 8 <= end; ) {
    const short = file.readUInt32BE(start);
    const isLong = short === 1 && start + 16 <= end;
    const size = isLong ? Number(file.readBigUInt64BE(start + 8)) : short || end - start;
    const head = isLong ? 16 : 8;
    if (size < head || start + size > end) return;
    yield {
      type: file.toString("latin1", start + 4, start + 8),
      start,
      body: start + head,
      end: start + size,
    };
    start += size;
  }
}

/** The first box at a path of types, such as mdia, minf. */
function find(file: Buffer, box: Box | undefined, ...types: string[]): Box | undefined {
  return types.reduce<Box | undefined>(
    (outer, wanted) =>
      outer && [...boxesIn(file, outer.body, outer.end)].find(({ type }) => type === wanted),
    box,
  );
}

function durationOf(file: Buffer, { body }: Box): number {
  const isLong = file[body] === 1;
  const scale = file.readUInt32BE(body + (isLong ? 20 : 12));
  const duration = isLong ? Number(file.readBigUInt64BE(body + 24)) : file.readUInt32BE(body + 16);
  return duration / scale;
}

function readTrack(file: Buffer, trak: Box): Track {
  const hdlr = find(file, trak, "mdia", "hdlr");
  const stsd = find(file, trak, "mdia", "minf", "stbl", "stsd");
  const entry = stsd && [...boxesIn(file, stsd.body + 8, stsd.end)][0];
  const tkhd = find(file, trak, "tkhd");
  // A visual sample entry has 78 bytes of fields before its boxes.
  const avcC = entry && find(file, { ...entry, body: entry.body + 78 }, "avcC");
  return {
    kind: hdlr ? file.toString("latin1", hdlr.body + 8, hdlr.body + 12) : "",
    codec: entry?.type ?? "",
    profile: avcC ? (file[avcC.body + 1] ?? 0) : 0,
    // The last two fields of tkhd, in 16.16 fixed point.
    width: tkhd ? file.readUInt16BE(tkhd.end - 8) : 0,
    height: tkhd ? file.readUInt16BE(tkhd.end - 4) : 0,
  };
}
