/**
 * Sets drawings of shots (sketch.py) as storyboard frames, and photographs sheets of them: node art/storyboards/boards.ts FOLDER
 * FOLDER has the drawings, and gets the pictures.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openStudio } from "../frames/studio.ts";

const [folder = "."] = process.argv.slice(2);
const url = (name: string) => {
  const type = name.endsWith("png") ? "png" : "jpeg";
  return `data:image/${type};base64,${readFileSync(join(folder, name)).toString("base64")}`;
};

const ROUGH = `<filter id="rough" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence baseFrequency=".035" numOctaves="3" seed="8"/>
  <feDisplacementMap in="SourceGraphic" scale="5"/></filter>
  <filter id="wax" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence baseFrequency=".9" numOctaves="2" seed="3" result="n"/>
  <feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -2.6 2" result="m"/><feComposite in="SourceGraphic" in2="m" operator="in" result="c"/>
  <feTurbulence baseFrequency=".03" numOctaves="2" seed="5" result="t"/><feDisplacementMap in="c" in2="t" scale="7"/></filter>`;
const RED = "#b3261c";

/** A way of the camera, in thousandths of the frame's width and height. */
type Way = [x0: number, y0: number, x1: number, y1: number];

function arrow([x0, y0, x1, y1]: Way, w: number, h: number, weight: number): string {
  const [ax, ay, bx, by] = [(x0 * w) / 1000, (y0 * h) / 1000, (x1 * w) / 1000, (y1 * h) / 1000];
  const angle = Math.atan2(by - ay, bx - ax);
  const wing = (turn: number) =>
    `${bx - Math.cos(angle + turn) * weight * 6} ${by - Math.sin(angle + turn) * weight * 6}`;
  const bend = `${(ax + bx) / 2 + (by - ay) * 0.08} ${(ay + by) / 2 - (bx - ax) * 0.08}`;
  return `<path d="M${ax} ${ay}Q${bend} ${bx} ${by}M${wing(0.5)}L${bx} ${by}L${wing(-0.45)}" fill="none" stroke="${RED}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round" filter="url(#wax)"/>`;
}

function frame(picture: string, way: Way, w: number, h: number, edge: number): string {
  const inner = `x="${edge}" y="${edge}" width="${w - 2 * edge}" height="${h - 2 * edge}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}" style="display:block">${ROUGH}
    <rect width="${w}" height="${h}" fill="#efe9dc"/>
    <image href="${url(picture)}" ${inner} preserveAspectRatio="xMidYMid slice"/>
    <rect ${inner} fill="none" stroke="#26262a" stroke-width="${edge * 0.28}" filter="url(#rough)"/>
    ${arrow(way, w, h, w > h ? w / 150 : w / 90)}</svg>`;
}

const boards: [name: string, way: Way, w: number, h: number][] = [
  ["how-long-does-it-take", [330, 860, 600, 820], 1600, 669],
  ["one-cup", [560, 800, 800, 870], 1600, 669],
  ["the-night-shift", [760, 880, 600, 640], 1600, 669],
  ["before-the-light", [840, 300, 720, 520], 1600, 669],
  ["face-the-window", [180, 880, 560, 860], 1080, 1920],
];

const studio = await openStudio();
const page = await studio.newPage({ deviceScaleFactor: 1 });
async function print(name: string, markup: string, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.setContent(`<style>*{margin:0}</style>${markup}`);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
for (const [name, way, w, h] of boards) {
  try {
    await print(`${name}-board`, frame(`${name}.jpg`, way, w, h, 16), w, h);
  } catch (error) {
    console.log(name, String(error));
  }
}

const font = readFileSync(
  join(
    import.meta.dirname,
    "../../node_modules/@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
  ),
).toString("base64");
const gothic = readFileSync(
  join(
    import.meta.dirname,
    "../../node_modules/@fontsource-variable/league-gothic/files/league-gothic-latin-wdth-normal.woff2",
  ),
).toString("base64");
const faces = `<style>@font-face{font-family:Hanken;font-weight:100 900;src:url(data:font/woff2;base64,${font})}@font-face{font-family:Gothic;src:url(data:font/woff2;base64,${gothic})}</style>`;

/** A sheet of six frames on a desk at night, two prints of finished frames on it. */
const ways: Way[] = [
  [250, 830, 640, 810],
  [760, 300, 560, 420],
  [300, 800, 480, 700],
  [800, 850, 560, 640],
  [820, 820, 640, 640],
  [280, 860, 700, 850],
];
const notes = [
  "Wide. Brick house, few windows lit",
  "Wide. Bridge, lamps in the rain",
  "Van at the curb, door open",
  "Cold light from the door",
  "Close. A lamp comes on",
  "Wide. The river, quiet",
];
const cell = (i: number) =>
  `<div>${frame(`nsk-${i}.jpg`, ways[i] as Way, 480, 201, 5)}<p style="font:500 23px/1.3 Hanken;color:#2a2a2e;margin-top:12px"><b>${i + 1}</b>&ensp;${notes[i]}</p></div>`;
const photo = (name: string, style: string) =>
  `<div style="position:absolute;background:#f4efe6;padding:16px 16px 50px;box-shadow:8px 18px 40px #000c,1px 2px 4px #0008;${style}"><img src="${url(name)}" style="display:block;width:700px;filter:brightness(1.9) contrast(1.05)"></div>`;
const desk = `${faces}<div style="position:relative;width:2400px;height:1200px;overflow:hidden;background:#1b130d">
  <svg width="2400" height="1200" style="position:absolute"><filter id="wood"><feTurbulence type="fractalNoise" baseFrequency=".0016 .05" numOctaves="5" seed="11"/><feColorMatrix values="0 0 0 0 .20  0 0 0 0 .115  0 0 0 0 .06  1.5 0 0 0 -.28"/></filter><rect width="2400" height="1200" filter="url(#wood)"/></svg>
  <div style="position:absolute;inset:0;perspective:2600px;perspective-origin:50% 40%"><div style="position:absolute;inset:0;transform:rotateX(24deg) rotateZ(-5deg) translate(10px,-20px) scale(1.12)">
   <div style="position:absolute;left:200px;top:215px;width:1640px;height:760px;background:#ded7c8;transform:rotate(2.4deg);box-shadow:10px 20px 50px #000c"></div>
   <div style="position:absolute;left:170px;top:180px;width:1640px;height:760px;background:#ece6d9;box-shadow:8px 16px 40px #000a">
     <div style="color:#2a2a2e;padding:38px 60px 22px;display:flex;justify-content:space-between;align-items:baseline"><span style="font:400 58px/1 Gothic">The Night Shift</span><span style="font:400 25px/1 Hanken">Storyboard, page 1 of 1</span></div>
     <div style="display:grid;grid-template-columns:repeat(3,480px);gap:30px 40px;padding:6px 60px">${[0, 1, 2, 3, 4, 5].map(cell).join("")}</div>
   </div>
   ${photo("ns-4.png", "left:1570px;top:130px;transform:rotate(8deg)")}
   ${photo("ns-5.png", "left:1490px;top:600px;transform:rotate(-3deg)")}
   <div style="position:absolute;left:640px;top:905px;width:640px;height:22px;transform:rotate(-9deg);border-radius:4px 11px 11px 4px;background:linear-gradient(#d8483a,#a5261b 45%,#6e150f);box-shadow:6px 16px 16px #000a"><div style="position:absolute;left:-58px;top:0;border:11px solid transparent;border-right:58px solid #d9b78a;border-left:0"></div><div style="position:absolute;left:-58px;top:7px;border:4px solid transparent;border-right:20px solid #8e1c14;border-left:0"></div></div>
  </div></div>
  <div style="position:absolute;inset:0;mix-blend-mode:multiply;background:radial-gradient(1500px 980px at 52% 42%,#fff0d8,#f3c793 36%,#84573a 66%,#17141a 100%)"></div>
  <div style="position:absolute;inset:0;mix-blend-mode:screen;background:radial-gradient(900px 600px at 55% 10%,#ff9a3d22,transparent 70%)"></div></div>`;
await print("desk-raw", desk, 2400, 1200);

/** The call sheet of "Before the Light", on a clipboard. */
const rows = [
  ["7:10 AM", "The van is unloaded"],
  ["7:25 AM", "The first lamp, then two more"],
  ["7:40 AM", "Chair, mark and background"],
  ["8:05 AM", "Microphone and sound check"],
  ["8:20 AM", "Focus, on whoever made the coffee"],
  ["8:30 AM", "You sit down"],
  ["9:00 AM", "Three videos are filmed. You can go"],
];
const tick = `<svg viewBox="0 0 40 34" width="40" height="34"><path d="M4 18q7 6 10 12Q20 12 36 3" fill="none" stroke="${RED}" stroke-width="4.5" stroke-linecap="round" filter="url(#wax)"/></svg>`;
const sheet = `${faces}
 <div style="position:relative;width:1600px;height:2000px;overflow:hidden;background:#15110f">${`<svg width="0" height="0">${ROUGH}</svg>`}
  <svg width="1600" height="2000" style="position:absolute"><filter id="wood"><feTurbulence type="fractalNoise" baseFrequency=".002 .06" numOctaves="5" seed="4"/><feColorMatrix values="0 0 0 0 .17  0 0 0 0 .11  0 0 0 0 .07  1.5 0 0 0 -.3"/></filter><rect width="1600" height="2000" filter="url(#wood)"/></svg>
  <div style="position:absolute;inset:0;perspective:3000px"><div style="position:absolute;inset:0;transform:rotateX(18deg) rotateZ(4deg) scale(1.02)">
   <div style="position:absolute;left:170px;top:110px;width:1260px;height:1800px;border-radius:26px;background:linear-gradient(120deg,#2c2f33,#191b1e);box-shadow:14px 34px 70px #000d"></div>
   <div style="position:absolute;left:225px;top:215px;width:1150px;height:1630px;background:#eee8dc;box-shadow:2px 4px 14px #0009;font-family:Hanken;color:#222226;box-sizing:border-box;padding:120px 90px">
     <div style="display:flex;justify-content:space-between;align-items:baseline;border-bottom:5px solid #222226;padding-bottom:18px"><b style="font:400 96px/1 Gothic">Call sheet</b><span style="font-size:34px">Page 1 of 1</span></div>
     <div style="font:400 66px/1 Gothic;margin-top:40px">Before the Light</div>
     <div style="display:grid;grid-template-columns:1fr 1fr;gap:14px 50px;font-size:31px;margin-top:30px;line-height:1.4"><div><b>Place</b> Our studio</div><div><b>Crew</b> Two</div><div><b>Client call</b> 8:30 AM</div><div><b>To film</b> Three videos</div></div>
     <table style="width:100%;border-collapse:collapse;margin-top:56px;font-size:35px;line-height:1.3">${rows.map(([t, w], i) => `<tr style="border-bottom:2px solid #b9b2a3${i === 5 ? ";font-weight:800" : ""}"><td style="padding:24px 0;width:190px;font-variant-numeric:tabular-nums">${t}</td><td>${w}</td><td style="width:50px">${i < 4 ? tick : ""}</td></tr>`).join("")}</table>
     <svg width="340" height="340" style="position:absolute;right:70px;bottom:40px;opacity:.4"><circle cx="170" cy="170" r="128" fill="none" stroke="#7a4a22" stroke-width="9" stroke-dasharray="560 40 150 30" filter="url(#rough)"/><circle cx="172" cy="168" r="120" fill="none" stroke="#7a4a22" stroke-width="2" filter="url(#rough)"/></svg>
     <svg width="520" height="150" style="position:absolute;left:90px;top:1195px"><ellipse cx="170" cy="70" rx="150" ry="52" fill="none" stroke="${RED}" stroke-width="6" filter="url(#wax)" style="display:none"/></svg>
   </div>
   <div style="position:absolute;left:560px;top:62px;width:480px;height:150px;border-radius:22px 22px 10px 10px;background:linear-gradient(#c9c6bf,#7f7c76 40%,#4b4946 75%,#8b8881);box-shadow:0 18px 26px #000b"></div>
   <div style="position:absolute;left:735px;top:30px;width:130px;height:80px;border-radius:40px;border:16px solid #6f6c67;box-sizing:border-box"></div>
  </div></div>
  <div style="position:absolute;inset:0;mix-blend-mode:multiply;background:radial-gradient(1150px 1300px at 38% 36%,#ffe9c9,#eebd85 42%,#6f4a30 76%,#15151c 108%)"></div>
  <div style="position:absolute;inset:0;mix-blend-mode:screen;background:linear-gradient(250deg,#1d4a5a55,transparent 40%)"></div></div>`;
await print("sheet-raw", sheet, 1600, 2000);
await studio.close();
