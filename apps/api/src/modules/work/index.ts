export { countWork } from './work.repository.ts';
