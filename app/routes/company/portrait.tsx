import portrait from "virtual:pictures/portrait";
import type { PictureUse } from "~/content/schema/media";
import { Figure, sitePicture } from "~/ui/picture";

export function Portrait({ photo, sizes }: { photo: PictureUse; sizes: string }) {
  const picture = sitePicture(portrait, photo.file);
  return (
    <Figure
      picture={picture}
      alt={photo.alt}
      ratio="portrait"
      sizes={sizes}
      className="max-w-measure"
    />
  );
}
