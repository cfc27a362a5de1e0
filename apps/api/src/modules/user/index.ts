import { getUserState } from './get-user-state.ts';

export { loadUserState } from './user-state.ts';

export const userHandlers = { getUserState };
