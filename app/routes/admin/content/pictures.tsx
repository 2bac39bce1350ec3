import portrait from "virtual:pictures/portrait";
import screen from "virtual:pictures/screen";
import tall from "virtual:pictures/tall";
import wide from "virtual:pictures/wide";
import { data, redirect } from "react-router";
import { contentEditor } from "#content/studio/content-editor.yaml";
import { fill } from "~/content/format";
import { requireAdmin, requireToken } from "~/features/admin/guard.server";
import { createPostToken } from "~/features/admin/post-token.server";
import { authorOf, servedPaths } from "~/features/editor/editor-request.server";
import type { ListedPicture } from "~/features/editor/pictures/pictures.server";
import { openStore } from "~/features/editor/stores/open-store.server";
import { logFailure, StoreError } from "~/features/editor/stores/store.server";
import { isWithinRateLimit } from "~/http/rate-limit.server";
import { Button, TextLink } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { FieldLayout, fieldControlClass, Options } from "~/ui/field";
import { Note, PostForm, Row, Rows, Section } from "../page-parts";
import type { Route } from "./+types/pictures";
import { EditorPage, Failure } from "./editor-page";
import { FileControl } from "./file-control";
import { PictureRow } from "./picture-row";
import { describeRefusal } from "./read-post.server";
import { TextPictures } from "./text-pictures";

const { pictures: texts, notes } = contentEditor;

export async function loader({ url, context }: Route.LoaderArgs) {
  const admin = requireAdmin(context);
  const store = openStore(admin.platform.settings);
  if (!store) throw data(null, { status: 404 });
  const { listPictures } = await import("~/features/editor/pictures/pictures.server");
  const token = await createPostToken(admin);
  try {
    const name = url.searchParams.get("text");
    if (name === null) return { token, ...(await listPictures(store)) };
    const { listTextPictures } = await import("~/features/editor/pictures/text-pictures.server");
    const text = await listTextPictures(store, name);
    if (!text) throw data(null, { status: 404 });
    return { token, text, isSaved: url.searchParams.has("saved") };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    logFailure(error);
    return data({ failure: error.problem }, { status: 503 });
  }
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const { platform, user } = admin;
  const store = openStore(platform.settings);
  if (!store) throw data(null, { status: 404 });
  const posted = await request.formData();
  const [file, alt, person, token] = ["file", "alt", "person", "token"].map((name) =>
    posted.get(name),
  );
  const typed = { alt: String(alt ?? ""), person: String(person ?? "") };
  const refuse = (status: number, refusal: string) => data({ ...typed, refusal }, { status });
  if (!(await requireToken(admin, String(token)).catch(() => null)))
    return refuse(403, describeRefusal("expired", texts.uploadButton));
  if (!(await isWithinRateLimit(platform, "POSTS", request, `edit ${user.id}`)))
    return refuse(429, describeRefusal("limited", texts.uploadButton));
  if (!(file instanceof File)) return refuse(422, texts.fileMissing);
  const { addPicture } = await import("~/features/editor/pictures/add-picture.server");
  const upload = { ...typed, file, author: authorOf(user.name), served: servedPaths(context) };
  const name = url.searchParams.get("text");
  const answer = await (name === null
    ? addPicture(store, upload)
    : (await import("~/features/editor/pictures/text-pictures.server")).addTextPicture(
        store,
        name,
        upload,
      )
  ).catch(async (error) => {
    if (!(error instanceof StoreError)) throw error;
    logFailure(error);
    return { status: 503, refusal: notes[error.problem].title };
  });
  if (!answer) throw data(null, { status: 404 });
  if ("refusal" in answer) return refuse(answer.status, answer.refusal);
  const { saved } = answer;
  const shown = answer.part
    ? `${answer.name}?part=${encodeURIComponent(answer.part)}&`
    : `pictures?text=${encodeURIComponent(name ?? "")}&`;
  return redirect(`/studio/content/${shown}saved=${saved.slice(0, 7)}`, { status: 303 });
}

export default function PicturesPage({ loaderData, actionData }: Route.ComponentProps) {
  if ("failure" in loaderData) return <Failure problem={loaderData.failure} />;
  if (loaderData.text !== undefined)
    return <TextPictures {...loaderData} refusal={actionData?.refusal ?? null} />;
  const { token, pictures, others, people } = loaderData;
  return (
    <EditorPage title={texts.title} {...(actionData && { tab: texts.refused })} lede={texts.lede}>
      {actionData && (
        <ErrorSummary
          errors={{ file: [actionData.refusal] }}
          focusOn={actionData}
          title={texts.refused}
        />
      )}
      <Upload token={token} people={people} {...actionData} />
      <Section id="pictures" heading={texts.heading}>
        <Rows>
          {pictures.map((picture) => (
            <PictureRow key={picture.name} src={thumbnailOf(picture)}>
              <p className="font-semibold">{picture.name}</p>
              <Note>{picture.alt}</Note>
              <Row>
                <TextLink
                  href={`/studio/content/images?part=${encodeURIComponent(`/pictures/${picture.name}`)}`}
                  label={fill(texts.edit, { name: picture.name })}
                />
                <RemoveLink file={picture.file} />
              </Row>
            </PictureRow>
          ))}
        </Rows>
      </Section>
      {others.length > 0 && (
        <Section id="others" heading={texts.othersHeading}>
          <Note>{texts.others}</Note>
          <Rows>
            {others.map((file) => (
              <li key={file}>
                <Row>
                  {file} <RemoveLink file={file} />
                </Row>
              </li>
            ))}
          </Rows>
        </Section>
      )}
    </EditorPage>
  );
}

function RemoveLink({ file }: { file: string }) {
  return (
    <TextLink
      href={`/studio/content/pictures/${file}/delete`}
      label={fill(texts.remove, { name: file })}
    />
  );
}

/** A crop of the site; of one that is not built yet the whole file. */
function thumbnailOf({ name, file }: ListedPicture): string {
  const built = [screen, tall, wide, portrait].map((crops) => crops[name]).find(Boolean);
  return built?.srcSet.split(" ", 1)[0] ?? `/studio/content/pictures/${file}`;
}

type UploadProps = { token: string; people: string[]; alt?: string; person?: string };

function Upload({ token, people, alt, person }: UploadProps) {
  return (
    <Section id="upload" heading={texts.upload}>
      <PostForm token={token} action="/studio/content/pictures" encType="multipart/form-data">
        <FieldLayout
          field={{ name: "alt", descriptionId: "alt-hint" }}
          label={texts.altLabel}
          hint={texts.altHint}
        >
          <input
            id="alt"
            name="alt"
            required
            defaultValue={alt}
            aria-describedby="alt-hint"
            className={fieldControlClass}
          />
        </FieldLayout>
        {people.length > 0 && (
          <FieldLayout field={{ name: "person" }} label={texts.personLabel}>
            <select id="person" name="person" defaultValue={person} className={fieldControlClass}>
              <Options
                prompt={texts.forPages}
                options={people.map((name) => ({ value: name, label: name }))}
              />
            </select>
          </FieldLayout>
        )}
        <FileControl hint={texts.fileHint} />
        <p>
          <Button wide>{texts.uploadButton}</Button>
        </p>
      </PostForm>
    </Section>
  );
}
