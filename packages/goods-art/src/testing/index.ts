export { subjectOf } from '../facts.ts';
export { packKindOf } from '../pack-kind.ts';
export { unbalanced } from './well-formed.ts';
