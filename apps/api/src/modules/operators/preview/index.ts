export { addSampleBuyer, beginPreview, endPreview, findPreview, openPreview } from './preview.repository.ts';
