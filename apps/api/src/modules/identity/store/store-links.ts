import { Refusal } from '#errors/refusal.ts';
import { requireIdentity } from '#modules/identity/auth/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { homeOf } from './home-of.ts';
import { confirmLink, findStores, linksOf } from './store.repository.ts';

export const listStoreLinks: Handler<'listStoreLinks'> = async (_, context) => {
  const rows = await linksOf(context.db, await homeOf(context));
  return rows.map(({ id, company, username, isOffice, isConfirmed, createdAt }) => ({
    id,
    company,
    username,
    role: isOffice ? ('office' as const) : ('store' as const),
    state: isConfirmed ? ('active' as const) : ('asked' as const),
    linked_at: toSeconds(createdAt),
  }));
};

/** Only for the store that logged in itself: a session working as another store proves that store, not its account. */
export const confirmStore: Handler<'confirmStore'> = async ({ params }, context) => {
  const home = await homeOf(context);
  if (home !== context.signedIn.buyerId) throw new Refusal('switchHomeFirst');
  const [office] = await findStores(context.db, [params.id]);
  if (!office || !(await linksOf(context.db, home)).some(({ id, isOffice }) => isOffice && id === params.id))
    throw new Refusal('storeLinkMissing');
  await requireIdentity(context);
  await context.db.transaction(async (tx) => {
    if (await confirmLink(tx, params.id, home)) await recordEvent(tx, context, home, 'storeConfirmed', office.company);
  });
  return new Answer(null, '已同意绑定');
};
