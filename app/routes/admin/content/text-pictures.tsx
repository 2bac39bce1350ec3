import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { Button } from "~/ui/button";
import { EntryPage } from "./entry-page";
import { FileControl } from "./file-control";
import { Note } from "./file-form";

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
    >
      {isSaved && <Note title={notes.saved.title} text={undefined} />}
      <p className="mt-4 max-w-measure text-mist-soft">{texts.ofTextLede}</p>
      <ul className="ruled-3 mt-3 max-w-3xl">
        {pictures.map((file) => (
          <li key={file} className="flex flex-wrap gap-x-6">
            <img
              src={`/studio/content/pictures/${encodeURIComponent(file)}?text=${encodeURIComponent(name)}`}
              alt=""
              width={80}
              loading="lazy"
              className="self-start"
            />
            <span className="min-w-0 wrap-anywhere select-all">{`![](${file})`}</span>
          </li>
        ))}
      </ul>
      <form
        method="post"
        action={`/studio/content/pictures?text=${encodeURIComponent(name)}`}
        encType="multipart/form-data"
        className="mt-6 grid max-w-3xl gap-5"
      >
        <input type="hidden" name="token" value={token} />
        <FileControl hint={texts.ofTextHint} />
        <p>
          <Button wide>{texts.uploadButton}</Button>
        </p>
      </form>
    </EntryPage>
  );
}
