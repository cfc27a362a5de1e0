/** A separate file, so the dialog loads only when opened. */
export { PictureViewer as default } from '@yaoji/ui';
