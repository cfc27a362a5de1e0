import { getRegistration } from './get-registration.ts';
import { registerCompany } from './register-company.ts';
import { registerStores } from './register-stores.ts';

export { buyerCommands } from './buyer-commands.ts';

export const registrationHandlers = { getRegistration, registerCompany, registerStores };
