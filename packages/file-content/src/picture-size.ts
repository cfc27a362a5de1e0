/** Pixels, as the file's head states them: nothing is unpacked to learn them. */
export type PictureSize = { width: number; height: number };
