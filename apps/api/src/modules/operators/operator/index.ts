export {
  addColleague,
  changeRoles,
  disableColleague,
  enableColleague,
  planLeave,
  resetColleague,
  resetFactor,
  saveViews,
} from './colleagues.ts';
export { beginFactor, changePassword, confirmFactor, enterByCode, enterByPassword } from './enter-desk.ts';
export { createFirstOwner, ownerToken } from './first-owner.ts';
export {
  allWithRoles,
  isOwner,
  mayCall,
  type Operator,
  permissionsOf,
  seesCost,
  withRoles,
} from './held-roles.ts';
export { impersonateBuyer, impersonationPath } from './impersonate-buyer.ts';
export {
  closeSession as closeDeskSession,
  closeSessionsOf as closeDeskSessionsOf,
  deleteOldSessions as deleteOldDeskSessions,
  findSession as findDeskSession,
  isDisabled,
  type OperatorRow,
  operatorsOf,
} from './operator.repository.ts';
export { operatorLines } from './operator-lines.ts';
export {
  changeOwnRole,
  createOwnRole,
  listOwnRoles,
  lockRole,
  type RoleWithHolders,
  removeOwnRole,
} from './own-roles.ts';
export { resetOwnerCommand } from './reset-owner-command.ts';
