import { uploadPicture } from './upload-picture.ts';

export { requireOwnFiles } from './require-own-files.ts';
export { saveFile } from './save-file.ts';
export { serveFiles } from './serve-files.ts';

export const fileHandlers = { uploadPicture };
