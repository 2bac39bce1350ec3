// The studio's own showreel goes here: put its files into public/film and name them. The sample's film shows the
// sample's name and cities on screen.
import type { TitleFilmContent } from "../app/content/schema/media";

export const film = {
  title: "Title film",
  note: "Twenty-two seconds with sound: rain on a window, a van being loaded, a bridge over a river, a slate, and a projector's beam.",
  playLabel: "Roll film",
  length: "0:22",
  width: 960,
  height: 402,
  poster: "title-film",
  mp4: "/film/title-film.mp4",
  webm: "/film/title-film.webm",
  captions: "/film/title-film.vtt",
} satisfies TitleFilmContent;
