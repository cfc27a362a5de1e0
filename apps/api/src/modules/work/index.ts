export { countWork, kindsOf, returnsOf } from './work.repository.ts';
