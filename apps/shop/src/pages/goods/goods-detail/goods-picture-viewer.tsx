/** In a file of its own, so that its dialog comes only when it is opened. */
export { PictureViewer as default } from '@yaoji/ui';
