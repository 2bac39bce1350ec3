import type { Picture } from "../article";
import { ArticlePicture } from "../article-picture";
import { Callout } from "./callout";
import { Comparison } from "./comparison";
import { RoiWorksheet } from "./roi-worksheet";
import { SetupCard } from "./setup-card";
import { Stat } from "./stat";
import { Stats } from "./stats";

/** What the build renders the texts of articles with: these components, and their pictures. */
export const articleBody = {
  components: { Callout, Comparison, RoiWorksheet, SetupCard, Stat, Stats },
  picture: ({ picture, alt }: { picture: Picture; alt: string }) => (
    <ArticlePicture picture={picture} alt={alt} sizes="(min-width: 44rem) 40rem, 92vw" />
  ),
};
