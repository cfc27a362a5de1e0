import { userStateCodec } from '@yaoji/api-client/wire';
import type { Handler } from '#operation.ts';
import { loadUserState } from './user-state.ts';

export const getUserState: Handler<'getUserState'> = async (_, context) =>
  userStateCodec.write(await loadUserState(context, context.signedIn?.buyerId ?? null, context.signedIn?.member?.id));
