import { contentEditor } from "#content/studio/content-editor.yaml";
import { fieldControlClass } from "~/ui/field";

export function FileControl({ hint }: { hint: string }) {
  return (
    <div>
      <label htmlFor="file" className="font-semibold">
        {contentEditor.pictures.fileLabel}
      </label>
      <p id="file-hint" className="text-small text-mist-muted">
        {hint}
      </p>
      <input
        id="file"
        type="file"
        name="file"
        required
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-describedby="file-hint"
        className={fieldControlClass}
      />
    </div>
  );
}
