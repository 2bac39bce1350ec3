import { contentEditor } from "#content/studio/content-editor.yaml";
import { FieldLayout, fieldControlClass } from "~/ui/field";

export function FileControl({ hint }: { hint: string }) {
  return (
    <FieldLayout
      field={{ name: "file", descriptionId: "file-hint" }}
      label={contentEditor.pictures.fileLabel}
      hint={hint}
    >
      <input
        id="file"
        type="file"
        name="file"
        required
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-describedby="file-hint"
        className={fieldControlClass}
      />
    </FieldLayout>
  );
}
