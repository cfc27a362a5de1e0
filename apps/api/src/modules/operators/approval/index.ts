export { saveDraft, waitingApprovals } from './approval.repository.ts';
export { areSame, breachText, ceilingBreaches } from './breach.ts';
export { approve, decides, handIn, reject } from './decide-approval.ts';
