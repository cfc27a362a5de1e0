import { getRegistration } from './get-registration.ts';
import { registerCompany } from './register-company.ts';
import { registerStores } from './register-stores.ts';

export { type BuyerFacts, changeBuyer, refuseTwin } from './change-buyer.ts';
export { approveApplicant, refuseApplicant } from './decide-applicant.ts';
export { type DeskBuyerQuery, deskBuyerPage, orderedBy } from './desk-buyers.repository.ts';
export { openApplicant } from './open-applicant.ts';
export { readCompanyForm } from './read-company-form.ts';
export {
  type Applicant,
  findApplicant,
  findByUsername,
  lockApplicant,
} from './registration.repository.ts';

export const registrationHandlers = { getRegistration, registerCompany, registerStores };
