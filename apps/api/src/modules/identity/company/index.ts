import { changePerson, invitePerson, listPeople, reinvitePerson, stopPerson } from './people.ts';
import { addRule, deleteRule, listRules } from './rules.ts';

export { approvalsOf, reasonsIn } from './approvals-of.ts';
export { findMember } from './company.repository.ts';

export const companyHandlers = {
  addRule,
  changePerson,
  deleteRule,
  invitePerson,
  listPeople,
  listRules,
  reinvitePerson,
  stopPerson,
};
