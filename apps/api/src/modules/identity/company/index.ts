import { changePerson, invitePerson, listPeople, reinvitePerson, stopPerson } from './people.ts';
import { addRule, deleteRule, listRules } from './rules.ts';

export { findMember, rulesFor, spentToday } from './company.repository.ts';

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
