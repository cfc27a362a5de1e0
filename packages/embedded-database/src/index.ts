export { EmbeddedEngine } from './engine.ts';
export { FolderInUseError, FolderUnusableError, lockFolder } from './folder-lock.ts';
