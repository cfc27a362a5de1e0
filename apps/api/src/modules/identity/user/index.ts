import { getUserState } from './get-user-state.ts';

export { companiesOf, findAccountKind, showsFreeShippingZone } from './user.repository.ts';
export { loadUserState } from './user-state.ts';

export const userHandlers = { getUserState };
