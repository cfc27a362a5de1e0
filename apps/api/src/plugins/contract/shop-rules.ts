import type { OperationId } from '@yaoji/api-client/contract';
import { notFound, Refusal, signedOut } from '#errors/refusal.ts';
import { limitsOf } from '#limits.ts';
import type { Context } from '#operation.ts';
import { owners, type Thing } from '#owners.ts';
import { type Operation, shopContract } from './openapi.ts';
import { questions } from './owner.repository.ts';
import type { ContractOptions } from './routes.ts';

/** Refuses a path that names a thing of another buyer, before the handler sees it; null where a path names none. */
const ownCheck = ({ id, url }: Operation<string>) => {
  const things: Record<string, Thing> = owners[id as keyof typeof owners] ?? {};
  const asked = Object.entries(things).flatMap(([name, thing]) => {
    const question = questions[thing];
    return question && url.includes(`/:${name}`) ? { name, ...question } : [];
  });
  if (asked.length === 0) return null;
  return async (params: Record<string, unknown>, { db, signedIn }: Context) => {
    for (const { name, ask, missing } of asked) {
      const [found] = await ask(db, Number(params[name]));
      if (!found || found.buyerId !== signedIn?.buyerId) throw notFound(missing);
    }
  };
};

/** Reads that begin a session, or carry everything away. */
const closedToLooks = new Set<string>(['exportAccount', 'pollWechat'] satisfies OperationId[]);

/** What the shop's contract asks of the adapter. */
export const shopRules = {
  contract: shopContract,
  admit: ({ id, access, method }, { signedIn }) => {
    if (access === 'buyer' && !signedIn) throw signedOut();
    const isRead = method === 'GET' && !closedToLooks.has(id);
    if (signedIn?.operator && !isRead) throw new Refusal('forbidden', '客服查看期间不能操作');
  },
  callerOf: ({ signedIn }) => signedIn?.buyerId ?? null,
  ownCheck,
  limitsOf: (id) => limitsOf(id as OperationId),
} satisfies Partial<ContractOptions<Context>>;
