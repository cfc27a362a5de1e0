export { firstSteps } from './first-steps.repository.ts';
export { countWork, kindsOf, returnsOf } from './work.repository.ts';
