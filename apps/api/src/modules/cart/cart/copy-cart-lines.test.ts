import { beforeAll, expect, it } from 'vitest';
import { storeLink } from '#db/schema/store-link.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn } = await startTestApp(db);

let mine = '';
let sister = { id: 0, username: '', company: '' };
let narrow = { id: 0, username: '', company: '' };
let stranger = { id: 0 };

beforeAll(async () => {
  const owner = await addBuyer(db, { username: 'owner' });
  sister = await addBuyer(db);
  narrow = await addBuyer(db, { scopes: ['中药饮片'] });
  stranger = await addBuyer(db);
  // Only the first store links the second one: links join stores into a group.
  await db.insert(storeLink).values([
    { ownerId: owner.id, storeId: sister.id },
    { ownerId: sister.id, storeId: narrow.id },
  ]);
  mine = await signIn('owner');
});

it('[C014] [K4] copies lines to each store by its own terms, with a result per line', async () => {
  const herb = await addGoods(db, { scope: '中药饮片', packStep: '10' });
  const pill = await addGoods(db, { scope: '中成药' });
  const added = await call(
    'addCartLines',
    { body: { params: [herb, pill].map(({ id }) => ({ goods_id: id, number: '20', is_yj: 1 as const })) } },
    mine,
  );
  const ids = added.data.results.map(({ line_id }) => line_id);
  const { data } = await call('copyCartLines', { body: { ids, other_user_ids: [narrow.id, sister.id] } }, mine);
  expect(data).toMatchObject([
    {
      user_id: narrow.id,
      company: narrow.company,
      added: 1,
      results: [
        { ok: true, number: '20' },
        { ok: false, code: 'OUT_OF_SCOPE' },
      ],
    },
    { user_id: sister.id, company: sister.company, added: 2, results: [{ ok: true }, { ok: true }] },
  ]);
  const theirs = await call('getCart', {}, await signIn(narrow.username));
  expect(theirs.data.data.map(({ goods_id, number, is_yj }) => [goods_id, number, is_yj])).toEqual([
    [herb.id, '20', 1],
  ]);
});

it('[P8] reaches only linked stores, and copies only the buyer’s own lines', async () => {
  const { id } = await addGoods(db);
  const added = await call('addCartLines', { body: { params: [{ goods_id: id, number: '1' }] } }, mine);
  const ids = added.data.results.map(({ line_id }) => line_id);
  expect((await call('copyCartLines', { body: { ids, other_user_ids: [sister.id, stranger.id] } }, mine)).status).toBe(
    404,
  );
  const theirs = await signIn(sister.username);
  expect((await call('copyCartLines', { body: { ids, other_user_ids: [narrow.id] } }, theirs)).status).toBe(404);
});
