export { type FileKind, type Judged, judgeContent } from './judge-content.ts';
export { stripMetadata } from './strip-metadata.ts';
