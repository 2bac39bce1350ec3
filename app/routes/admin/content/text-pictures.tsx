import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { Alert } from "~/ui/alert";
import { Button } from "~/ui/button";
import { CopyText, PostForm, Rows } from "../page-parts";
import { EntryPage } from "./entry-page";
import { FileControl } from "./file-control";
import { PictureRow } from "./picture-row";

const { pictures: texts, notes } = contentEditor;

type Props = {
  text: { name: string; title: string; pictures: string[] };
  token: string;
  isSaved: boolean;
  refusal: string | null;
};

export function TextPictures({ text, token, isSaved, refusal }: Props) {
  const { name, title, pictures } = text;
  return (
    <EntryPage
      back={{ href: `/studio/content/${name}`, title }}
      title={fill(texts.ofText, { title })}
      problem={refusal}
      field="file"
      lede={texts.ofTextLede}
    >
      {isSaved && <Alert title={notes.saved.title} />}
      <Rows>
        {pictures.map((file) => (
          <PictureRow
            key={file}
            src={`/studio/content/pictures/${encodeURIComponent(file)}?text=${encodeURIComponent(name)}`}
          >
            <CopyText>{`![](${file})`}</CopyText>
          </PictureRow>
        ))}
      </Rows>
      <PostForm
        token={token}
        action={`/studio/content/pictures?text=${encodeURIComponent(name)}`}
        encType="multipart/form-data"
      >
        <FileControl hint={texts.ofTextHint} />
        <p>
          <Button wide>{texts.uploadButton}</Button>
        </p>
      </PostForm>
    </EntryPage>
  );
}
