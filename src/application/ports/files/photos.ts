/** Makes of whatever was uploaded a picture of our own, or nothing. */
export type Photos = {
  /** A WebP of at most 1,600 pixels without anything that the camera wrote beside it; null when it is no photo. */
  reencode(file: Uint8Array): Promise<Uint8Array | null>;
};
