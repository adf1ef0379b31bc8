import { ok, type Result, refused } from "#domain/result.ts";

export const ATTACHMENT_BYTES_MAX = 5_000_000;
/** What a file chooser offers; what a file really is, its bytes tell. */
export const ATTACHMENT_ENDINGS = [".pdf", ".png", ".jpg", ".jpeg", ".webp", ".txt", ".csv"] as const;

export type Attachment = { readonly name: string; readonly type: string; readonly bytes: Uint8Array };
export type AttachmentRefusal =
  | { readonly code: "attachment-too-large"; readonly maximum: number }
  | { readonly code: "attachment-empty" }
  | { readonly code: "attachment-kind" };

type Kind = { readonly type: string; readonly endings: readonly string[] };

const PDF: Kind = { type: "application/pdf", endings: ["pdf"] };
const PNG: Kind = { type: "image/png", endings: ["png"] };
const JPEG: Kind = { type: "image/jpeg", endings: ["jpg", "jpeg"] };
const WEBP: Kind = { type: "image/webp", endings: ["webp"] };
const CSV: Kind = { type: "text/csv", endings: ["csv"] };
const TEXT: Kind = { type: "text/plain", endings: ["txt"] };

/** Takes files that show something and start nothing, judged by their content; the name gets the ending of what it is. */
export function readAttachment(name: string, bytes: Uint8Array): Result<Attachment, AttachmentRefusal> {
  if (bytes.length === 0) return refused({ code: "attachment-empty" });
  if (bytes.length > ATTACHMENT_BYTES_MAX)
    return refused({ code: "attachment-too-large", maximum: ATTACHMENT_BYTES_MAX });
  const kind = kindOf(name, bytes);
  if (kind === null) return refused({ code: "attachment-kind" });
  return ok({ name: safeName(name, kind), type: kind.type, bytes });
}

function kindOf(name: string, bytes: Uint8Array): Kind | null {
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) return PDF;
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return PNG;
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return JPEG;
  if (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]))
    return WEBP;
  const ending = endingOf(name);
  // Any script is text too, so text is taken under the two endings that no machine runs.
  if (!isText(bytes) || !["txt", "csv"].includes(ending)) return null;
  return ending === "csv" ? CSV : TEXT;
}

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, at) => bytes[at] === byte);

/**
 * No signs below the space but tab and line ends: that holds for UTF-8 and for what older programs write. By index: `every` takes
 * 60 ms for five megabytes, four times as long, and everybody else waits meanwhile.
 */
function isText(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) return false;
  }
  return true;
}

const endingOf = (name: string) => /\.([a-z0-9]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? "";

const NAME_LENGTH_MAX = 80;

/** Without folders, signs that a mail or a disk gives a meaning to, or a second ending. */
function safeName(name: string, { endings }: Kind): string {
  const ending = endingOf(name);
  const stem = (name.split(/[/\\]/).at(-1) ?? "")
    .replace(/\.[a-z0-9]{1,8}$/i, "")
    .normalize("NFC")
    .replace(/[^\p{L}\p{N} _-]/gu, "-")
    .trim()
    .slice(0, NAME_LENGTH_MAX);
  return `${stem === "" ? "bijlage" : stem}.${endings.includes(ending) ? ending : endings[0]}`;
}
