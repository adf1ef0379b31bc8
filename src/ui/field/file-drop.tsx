import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { formatFileSize } from "#content/format/format-file-size.ts";
import { classNames } from "#ui/class-names.ts";
import { acceptsFile } from "#ui/field/accepts-file.ts";
import { ChosenFiles } from "#ui/field/chosen-files.tsx";
import { Field, type FieldProps, splitFieldProps } from "#ui/field/field.tsx";
import { fillLabel } from "#ui/labels.ts";
import { useLabels } from "#ui/locale.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

type FileDropProps = FieldProps & {
  name?: string | undefined;
  accept?: string | undefined;
  multiple?: boolean | undefined;
  bytesMax?: number | undefined;
  disabled?: boolean | undefined;
  onFilesChange?: ((files: File[]) => void) | undefined;
  /** {name} and {size} are filled in. */
  refusals?: { tooLarge?: string; wrongKind?: string } | undefined;
  chooseWord?: string | undefined;
  dropWord?: string | undefined;
};

/** The box is the file input itself: dropping, choosing, focus and posting are the platform's. */
export function FileDrop(props: FileDropProps) {
  const [field, drop] = splitFieldProps(props);
  const { name, accept = "", multiple = false, bytesMax, disabled, onFilesChange, refusals } = drop;
  const labels = useLabels();
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [dragState, setDragState] = useState<"idle" | "over">("idle");

  const refusalOf = (file: File) => {
    if (!acceptsFile(accept, file)) return fillLabel(refusals?.wrongKind ?? labels.fileWrongKind, { name: file.name });
    if (bytesMax === undefined || file.size <= bytesMax) return undefined;
    return fillLabel(refusals?.tooLarge ?? labels.fileTooLarge, { name: file.name, size: formatFileSize(bytesMax) });
  };
  const keep = (kept: File[]) => {
    if (input.current === null) return;
    const transfer = new DataTransfer();
    for (const file of kept) transfer.items.add(file);
    input.current.files = transfer.files;
    setFiles(kept);
    onFilesChange?.(kept);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.currentTarget.files ?? [])];
    setRefusal(chosen.map(refusalOf).find((sentence) => sentence !== undefined));
    keep(chosen.filter((file) => refusalOf(file) === undefined));
  };
  // A file may have been chosen before the page came alive.
  useEffect(() => setFiles([...(input.current?.files ?? [])]), []);

  return (
    <Field {...field} error={refusal ?? field.error}>
      {(wiring) => (
        <>
          <div className="relative">
            <input
              {...wiring}
              ref={input}
              type="file"
              name={name}
              accept={accept === "" ? undefined : accept}
              multiple={multiple}
              disabled={disabled}
              required={field.required}
              onChange={choose}
              onDragEnter={() => setDragState("over")}
              onDragLeave={() => setDragState("idle")}
              onDrop={() => setDragState("idle")}
              data-state={dragState}
              className={classNames(
                "peer block h-38 w-full cursor-pointer rounded-card border-2 border-control border-dashed bg-bg px-5 pt-26 text-muted text-small",
                "transition-colors duration-150 hover:border-primary hover:bg-primary-soft data-[state=over]:border-primary data-[state=over]:bg-primary-soft",
                "aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken",
                "in-[.js]:text-transparent in-[.js]:file:invisible",
              )}
            />
            <span className="pointer-events-none absolute inset-x-5 top-4 flex flex-col items-center justify-center text-center text-base text-primary peer-disabled:text-muted in-[.js]:inset-y-0">
              <Icon name="upload" className="mb-1.5 size-7" />
              <span className="font-semibold">{drop.chooseWord ?? labels.chooseFile}</span>
              <span className="text-muted text-small">{drop.dropWord ?? labels.dropFile}</span>
            </span>
          </div>
          <ChosenFiles files={files} onRemove={(removed) => keep(files.filter((file) => file !== removed))} />
        </>
      )}
    </Field>
  );
}
