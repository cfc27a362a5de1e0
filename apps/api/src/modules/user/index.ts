import { getUserState } from './get-user-state.ts';

export { userStateOf } from './user-state.ts';

export const userHandlers = { getUserState };
