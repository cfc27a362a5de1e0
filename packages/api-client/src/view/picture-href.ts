/** The server of a view's pictures. */
export interface PictureOptions {
  /** Address of the shop's server, as for `createApiClient`. Default the origin of the page. */
  baseUrl?: string;
}

/** The address of a picture, which an answer may have as a path of the shop's server. */
export function pictureHref(path: string, { baseUrl }: PictureOptions): string;
export function pictureHref(path: string | undefined, { baseUrl }: PictureOptions): string | undefined;
export function pictureHref(path: string | undefined, { baseUrl }: PictureOptions) {
  return path && baseUrl ? new URL(path, baseUrl).href : path;
}
