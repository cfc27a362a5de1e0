/** The server's limits for one file: a picture, or a slip as picture or PDF. */
export const pictureTypes = 'image/jpeg,image/png,image/webp';
export const paperTypes = 'image/jpeg,image/png,application/pdf';
export const maxUploadBytes = 10 * 1024 * 1024;
