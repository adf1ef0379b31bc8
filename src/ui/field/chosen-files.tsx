import { formatFileSize } from "#content/format/format-file-size.ts";
import { fillLabel } from "#ui/labels.ts";
import { useLabels } from "#ui/locale.tsx";
import { Icon } from "#ui/pictures/icon.tsx";

export function ChosenFiles({ files, onRemove }: { files: readonly File[]; onRemove: (file: File) => void }) {
  const labels = useLabels();
  if (files.length === 0) return null;
  return (
    <ul className="mt-2.5 grid grid-cols-[minmax(0,1fr)] gap-2">
      {files.map((file) => (
        <li
          key={`${file.name}/${file.size}/${file.lastModified}`}
          className="flex items-center gap-3 rounded-control border border-line bg-surface py-1 pr-1 pl-4"
        >
          <Icon name="file-text" className="size-5 text-secondary" />
          <span className="min-w-0 flex-1 truncate text-base text-ink">{file.name}</span>
          <span className="shrink-0 text-muted text-small tabular-nums">{formatFileSize(file.size)}</span>
          <button
            type="button"
            aria-label={fillLabel(labels.removeFile, { name: file.name })}
            onClick={() => onRemove(file)}
            className="grid size-11 shrink-0 place-content-center rounded-control text-muted hover:bg-danger-soft hover:text-danger"
          >
            <Icon name="x" />
          </button>
        </li>
      ))}
    </ul>
  );
}
