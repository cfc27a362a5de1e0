/** Pixels according to the file's header, without unpacking. */
export type PictureSize = { width: number; height: number };
