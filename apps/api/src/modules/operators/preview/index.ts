export { beginPreview, endPreview, findPreview, openPreview } from './preview.repository.ts';
