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
import { pageTitle } from "~/seo/page-meta";
import { Button, textLinkClass } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { fieldControlClass } from "~/ui/field";
import type { Route } from "./+types/pictures";
import { BackToList, Failure } from "./editor-page";
import { FileControl } from "./file-control";
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
    <>
      <title>{pageTitle(actionData ? texts.refused : texts.title)}</title>
      <BackToList />
      <h1 className="font-display text-title">{texts.title}</h1>
      <p className="mt-2 max-w-measure text-mist-soft">{texts.lede}</p>
      {actionData && (
        <div className="mt-5 max-w-3xl">
          <ErrorSummary
            errors={{ file: [actionData.refusal] }}
            focusOn={actionData}
            title={texts.refused}
          />
        </div>
      )}
      <Upload token={token} people={people} {...actionData} />
      <h2 className="mt-10 font-display text-card">{texts.heading}</h2>
      <ul className="ruled-3 mt-3 max-w-3xl">
        {pictures.map((picture) => (
          <li key={picture.name} className="flex flex-wrap gap-x-6">
            <Thumbnail {...picture} />
            <div className="min-w-0">
              <p className="font-semibold">{picture.name}</p>
              <p className="text-small text-mist-muted">{picture.alt}</p>
              <a
                href={`/studio/content/images?part=${encodeURIComponent(`/pictures/${picture.name}`)}`}
                className={textLinkClass}
              >
                {fill(texts.edit, { name: picture.name })}
              </a>
              <RemoveLink file={picture.file} />
            </div>
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <>
          <h2 className="mt-10 font-display text-card">{texts.othersHeading}</h2>
          <p className="mt-1 max-w-measure text-mist-soft">{texts.others}</p>
          <ul className="mt-3 list-disc ps-5">
            {others.map((file) => (
              <li key={file}>
                {file} <RemoveLink file={file} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function RemoveLink({ file }: { file: string }) {
  return (
    <a href={`/studio/content/pictures/${file}/delete`} className={`${textLinkClass} ms-4`}>
      {fill(texts.remove, { name: file })}
    </a>
  );
}

/** A crop of the site; of one that is not built yet the whole file. */
function Thumbnail({ name, file }: ListedPicture) {
  const built = [screen, tall, wide, portrait].map((crops) => crops[name]).find(Boolean);
  const src = built?.srcSet.split(" ", 1)[0] ?? `/studio/content/pictures/${file}`;
  return <img src={src} alt="" width={80} loading="lazy" className="self-start" />;
}

type UploadProps = { token: string; people: string[]; alt?: string; person?: string };

function Upload({ token, people, alt, person }: UploadProps) {
  return (
    <form
      method="post"
      action="/studio/content/pictures"
      encType="multipart/form-data"
      aria-labelledby="upload"
      className="mt-6 grid max-w-3xl gap-5"
    >
      <h2 id="upload" className="font-display text-card">
        {texts.upload}
      </h2>
      <input type="hidden" name="token" value={token} />
      <div>
        <label htmlFor="alt" className="font-semibold">
          {texts.altLabel}
        </label>
        <p id="alt-hint" className="text-small text-mist-muted">
          {texts.altHint}
        </p>
        <input
          id="alt"
          name="alt"
          required
          defaultValue={alt}
          aria-describedby="alt-hint"
          className={fieldControlClass}
        />
      </div>
      {people.length > 0 && (
        <div>
          <label htmlFor="person" className="font-semibold">
            {texts.personLabel}
          </label>
          <select id="person" name="person" defaultValue={person} className={fieldControlClass}>
            <option value="">{texts.forPages}</option>
            {people.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      )}
      <FileControl hint={texts.fileHint} />
      <p>
        <Button wide>{texts.uploadButton}</Button>
      </p>
    </form>
  );
}
