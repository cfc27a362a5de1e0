export { countWork, type WorkItem, type WorkKind } from './work.repository.ts';
