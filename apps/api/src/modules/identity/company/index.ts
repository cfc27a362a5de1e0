import { addGoodsRule, deleteGoodsRule, listGoodsRules } from './goods-rules.ts';
import { changePerson, invitePerson, listPeople, reinvitePerson, removePersonFactor, stopPerson } from './people.ts';
import { addRule, deleteRule, listRules } from './rules.ts';

export { findMember, rulesFor, spentToday } from './company.repository.ts';
export { companyGoodsFacts, moveGoodsRules } from './goods-rule.repository.ts';

export const companyHandlers = {
  addGoodsRule,
  addRule,
  deleteGoodsRule,
  listGoodsRules,
  changePerson,
  deleteRule,
  invitePerson,
  listPeople,
  listRules,
  reinvitePerson,
  removePersonFactor,
  stopPerson,
};
