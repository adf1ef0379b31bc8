import type { Photos } from "#application/ports/files/photos.ts";

const SIDE_MAX = 1600;
// A file of a few kilobytes can unfold into gigabytes.
const PIXELS_MAX = 40e6;

/** By its first bytes, whatever its name says. Sharp would also draw SVG, which can fetch and run. */
function isPhoto(file: Uint8Array): boolean {
  const starts = (at: number, ...bytes: number[]) => bytes.every((byte, index) => file[at + index] === byte);
  const isJpeg = starts(0, 0xff, 0xd8, 0xff);
  const isPng = starts(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  const isWebp = starts(0, 0x52, 0x49, 0x46, 0x46) && starts(8, 0x57, 0x45, 0x42, 0x50);
  return isJpeg || isPng || isWebp;
}

/** Only pixels come through: place, camera and whatever else hides in a file stay behind. */
export function openPhotos(): Photos {
  return {
    async reencode(file) {
      if (!isPhoto(file)) return null;
      const { default: sharp } = await import("sharp");
      try {
        return await sharp(file, { limitInputPixels: PIXELS_MAX, failOn: "warning", pages: 1 })
          .rotate()
          .resize({ width: SIDE_MAX, height: SIDE_MAX, fit: "inside", withoutEnlargement: true })
          .webp({ quality: 80 })
          .toBuffer();
      } catch {
        return null;
      }
    },
  };
}
