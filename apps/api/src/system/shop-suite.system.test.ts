import type { Activity } from '@yaoji/domain';
import { type ShopGoods, sampleCatalogue } from '@yaoji/testing';
import { shopSuite } from '@yaoji/testing/suite';
import { afterAll, describe } from 'vitest';
import { address } from '#db/schema/address.ts';
import { category } from '#db/schema/category.ts';
import { openTestDatabase } from '#db/testing.ts';
import { reindexRunner } from '#modules/catalogue/catalogue/index.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
import { addBuyer } from '#testing/people.ts';
import { type ServerProcess, startServerProcess } from '#testing/server-process.ts';

const { db, url } = await openTestDatabase();

let server: ServerProcess | undefined;
afterAll(() => server?.end('SIGTERM'));

const addProducts = async (products: readonly ShopGoods[]) => {
  for (const { id, initials: _, category: kind, ladder = [], stock, expiry = null, ...product } of products) {
    if (kind) await db.insert(category).values(kind).onConflictDoNothing();
    const batches = [{ batchNo: `S${id}`, expiry, quantity: stock }];
    await addGoods(db, { id, identity: `sample:${id}`, unit: '盒', ...product, categoryId: kind?.id, batches, ladder });
  }
};

const addPromotion = async (now: Date, { id, title, scope, ...activity }: Activity) => {
  if (activity.kind === 'swap' || activity.kind === 'combination') throw new Error('The samples have none.');
  const { kind } = activity;
  const tiers = (kind === 'discount' ? [] : activity.tiers).map((tier) => ({
    amount: String(tier.amount),
    ...('money' in tier && { money: String(tier.money) }),
    goods: (tier.gifts ?? []).map(({ goodsId, number }) => ({ goodsId: Number(goodsId), quantity: String(number) })),
  }));
  const config = {
    ...(scope && { scope }),
    ...(kind === 'discount' && { rate: String(activity.rate) }),
    ...(activity.measure && { measure: activity.measure }),
    ...(kind === 'gift' && { repeat: activity.repeat ?? false }),
  };
  await addActivity(db, now, { id: Number(id), kind, title, config, tiers });
};

/** The sample catalogue in a database, and a server on it. */
const startSampleShop = async () => {
  const now = new Date();
  const { goods, activities, offers } = sampleCatalogue(now);
  await addProducts(goods);
  await reindexRunner(db);
  for (const activity of activities) await addPromotion(now, activity);
  for (const { activityId, title, kind, goodsId, price, stock, cap } of offers) {
    const ofKind = kind === 'seckill' ? 'seckill' : 'daily_special';
    await addActivity(db, now, { id: activityId, kind: ofKind, title, goods: [{ goodsId, price, stock, cap }] });
  }
  const buyer = await addBuyer(db, { username: 'pharmacy', scopes: ['中成药', '化学药', '中药饮片', '二类器械'] });
  await db.insert(address).values({
    buyerId: buyer.id,
    receiver: '王药师',
    phone: '13800000001',
    regionCode: '510104',
    detail: '示例路1号',
    isDefault: true,
  });
  server = await startServerProcess({ DATABASE_URL: url ?? '', LOG_LEVEL: 'error' });
  return server.url;
};

/** A `fetch` that sends back the cookie that the server has set. */
const withCookies = (): typeof fetch => {
  let cookie = '';
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    if (cookie) headers.set('cookie', cookie);
    const answer = await fetch(input, { ...init, headers });
    const set = answer.headers.getSetCookie().find((each) => each.includes('yaoji_session='));
    if (set) cookie = set.split(';')[0] ?? '';
    return answer;
  };
};

describe('the server', () => {
  shopSuite(async () => ({ baseUrl: await startSampleShop(), fetch: withCookies() }));
});
