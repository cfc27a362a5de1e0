const start = '/uploads/';

export const urlOfFile = (path: string) => start + path;

/** The path behind an address from this server; null for any other text. */
export const pathOfUrl = (url: string): string | null => {
  const path = url.startsWith(start) ? url.slice(start.length) : '';
  return isFilePath(path) ? path : null;
};

/** The server reads no other path from disk. */
export const isFilePath = (path: string) => /^\d{4}\/\d{2}\/[0-9a-f]{32}\.(jpg|png|webp|pdf)$/.test(path);

/** Path prefix of the shop's own uploaded pictures. */
export const ownPictureStart = '/pictures/own/';
