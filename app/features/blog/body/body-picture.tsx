import type { ArticleImage } from "../article";
import { ArticlePicture } from "../article-picture";
import { Still } from "./still";

/** A picture of a text, in its column unless it was cut to go from edge to edge. */
export function BodyPicture({ picture, alt }: { picture: ArticleImage; alt: string }) {
  if (picture.tall) return <Still picture={picture} alt={alt} />;
  return <ArticlePicture picture={picture} alt={alt} sizes="(min-width: 44rem) 40rem, 92vw" />;
}
