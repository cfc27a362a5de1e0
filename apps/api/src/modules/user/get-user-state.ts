import type { Handler } from '#operation.ts';
import { userStateOf } from './user-state.ts';

export const getUserState: Handler<'getUserState'> = (_, context) =>
  userStateOf(context, context.signedIn?.buyerId ?? null);
