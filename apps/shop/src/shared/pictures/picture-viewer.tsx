export { PictureViewer as default } from '@yaoji/ui';
