export { saveDraft, waitingApprovals } from './approval.repository.ts';
export { areSame, breachText, ceilingBreaches } from './breach.ts';
export { approve, decides, handIn, othersWhoDecide, reject } from './decide-approval.ts';
