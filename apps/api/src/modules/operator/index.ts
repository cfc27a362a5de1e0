export {
  addColleague,
  changeRole,
  disableColleague,
  enableColleague,
  planLeave,
  resetColleague,
  resetFactor,
} from './colleagues.ts';
export { beginFactor, changePassword, confirmFactor, enterByCode, enterByPassword } from './enter-desk.ts';
export { createFirstOwner, ownerToken } from './first-owner.ts';
export { lookAsBuyer, lookStart } from './look-as-buyer.ts';
export {
  closeSession as closeDeskSession,
  closeSessionsOf as closeDeskSessionsOf,
  deleteOldSessions as deleteOldDeskSessions,
  findSession as findDeskSession,
  isDisabled,
  type OperatorRow,
  operatorsOf,
  updateOperator,
} from './operator.repository.ts';
export { operatorLines } from './operator-lines.ts';
export { resetOwnerCommand } from './reset-owner-command.ts';
