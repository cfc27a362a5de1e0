export { approvalsOf, reasonsIn } from './approvals-of.ts';
