import { uploadPicture } from './upload-picture.ts';

export { storedPaths } from './file.repository.ts';
export { ownPictureStart } from './file-address.ts';
export { holdsContent } from './holds-content.ts';
export { readShopPicture } from './read-shop-picture.ts';
export { readTable } from './read-table.ts';
export { requireOwnFiles } from './require-own-files.ts';
export { removeFileOf, removeFiles, saveFile } from './save-file.ts';
export { serveFiles } from './serve-files.ts';
export { fileStoreOf } from './store/file-store.ts';

export const fileHandlers = { uploadPicture };
