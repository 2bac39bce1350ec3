import { BodyPicture } from "./body-picture";
import { Callout } from "./callout";
import { Comparison } from "./comparison";
import { RoiWorksheet } from "./roi-worksheet";
import { SetupCard } from "./setup-card";
import { Stat } from "./stat";
import { Stats } from "./stats";

/** What the build renders the texts of articles with: these components, and their pictures. */
export const articleBody = {
  components: { Callout, Comparison, RoiWorksheet, SetupCard, Stat, Stats },
  picture: BodyPicture,
};
