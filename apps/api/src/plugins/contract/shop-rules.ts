import { roleRefusal } from '@yaoji/domain';
import { Refusal } from '#errors/refusal.ts';
import type { Context } from '#operation.ts';
import { thingsOf } from '#owners.ts';
import { type Operation, shopContract } from './openapi.ts';
import { questions } from './owner.repository.ts';
import type { ContractOptions } from './routes.ts';

/** Refuses a path that names another buyer's thing, before the handler runs; null if a path names none. */
const ownCheck = (operation: Operation<string>) => {
  const asked = Object.entries(thingsOf(operation)).flatMap(([name, thing]) => {
    const question = questions[thing];
    return question && operation.url.includes(`/:${name}`) ? { name, ...question } : [];
  });
  if (asked.length === 0) return null;
  return async (params: Record<string, unknown>, { db, signedIn }: Context) => {
    for (const { name, ask, missing } of asked) {
      const [found] = await ask(db, Number(params[name]));
      if (!found || found.buyerId !== signedIn?.buyerId) throw new Refusal(missing);
    }
  };
};

/** The shop's rules for the adapter. */
export const shopRules = {
  contract: shopContract,
  admit: ({ id, access, method, roles, isForImpersonation }, { signedIn, preview }) => {
    if (access === 'buyer' && !signedIn) throw new Refusal('signedOut');
    const forbidden = access === 'buyer' && signedIn?.member && roleRefusal(signedIn.member.roles, roles);
    if (forbidden) throw new Refusal('roleRefused', { words: forbidden });
    // A preview counts no page views.
    if (preview && id === 'recordPageView') return;
    if (preview && method !== 'GET') throw new Refusal('previewReadOnly');
    const isRead = method === 'GET' && isForImpersonation;
    if (signedIn?.operator && !isRead) throw new Refusal('impersonationReadOnly');
  },
  callerOf: ({ signedIn }) => signedIn?.buyerId ?? null,
  ownCheck,
} satisfies Partial<ContractOptions<Context>>;
