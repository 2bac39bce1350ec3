import { portrait } from "virtual:pictures";
import type { PictureUse } from "#content/schema/media";
import { Figure } from "~/ui/picture";
import { sitePicture } from "~/ui/site-picture";

export function Portrait({ photo, sizes }: { photo: PictureUse; sizes: string }) {
  const picture = sitePicture(portrait, photo.file);
  return <Figure picture={picture} alt={photo.alt} ratio="portrait" sizes={sizes} />;
}
