import type { OperationInput } from '@yaoji/api-client/desk/contract';
import { href } from '@yaoji/routes';
import { eq, like } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { activity } from '#db/schema/activity.ts';
import { buyer } from '#db/schema/buyer.ts';
import { focus } from '#db/schema/focus.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { pageView } from '#db/schema/page-view.ts';
import { preview } from '#db/schema/preview.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addStandingCategories } from '#modules/content/article/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
let [content, owner] = ['', ''];

beforeAll(async () => {
  [content, owner] = [await desk.work('content'), await desk.work('owner')];
});

type Body = OperationInput<'beginPreview'>['body'];

const asked = { path: '/', viewer: 'visitor' as const };
const begin = (body: Partial<Body>, cookie = content) =>
  desk.call('beginPreview', { body: { ...asked, ...body } }, cookie);
/** Opens a preview's address; returns its redirect and cookie. */
const open = async (url: string) => {
  const { headers } = await shop.app.inject(new URL(url).pathname);
  const [cookie = ''] = [headers['set-cookie'] ?? []].flat().map((each) => each.split(';')[0]);
  return { cookie, to: headers.location };
};
const previewOf = async (body: Partial<Body>, session = content) => {
  const answer = await begin(body, session);
  expect(answer.message).toBe('');
  return (await open(answer.data.url)).cookie;
};
const top = { place: 'top' as const, title: '开业特惠', url: '/mrtj', sort: 1 };

it('[C074] shows a new entry in the shop to the operator only, and saves nothing', async () => {
  const cookie = await previewOf({ banner: top });
  const ad = (await shop.call('getTopAd', {}, cookie)).data;
  expect(ad).toMatchObject({ url: '/mrtj' });
  const drawn = await shop.app.inject({ url: ad?.image ?? '', headers: { cookie } });
  expect(drawn.body).toMatch(/<text[^>]*>开业特惠<\/text>/);
  expect(drawn.headers['cache-control']).toBe('no-store');
  expect((await shop.call('getTopAd', {})).data).toBeNull();
  expect((await shop.app.inject(ad?.image ?? '')).statusCode).toBe(404);
  expect(await db.select().from(focus)).toEqual([]);
  expect(await db.select().from(operatorLog).where(like(operatorLog.command, '%Preview%'))).toEqual([]);
});

it('shows the draft where the shop shows only one entry, whichever comes first', async () => {
  const { data } = await desk.call('createBanner', { body: { banner: { ...top, url: '/lqzx', sort: 0 } } }, content);
  const cookie = await previewOf({ banner: { ...top, sort: 9 } });
  expect((await shop.call('getTopAd', {}, cookie)).data).toMatchObject({ url: '/mrtj' });
  await desk.call('removeBanner', { params: { id: data.id } }, content);
});

it('shows a change of a stored record, and at its time', async () => {
  const { data } = await desk.call('createBanner', { body: { banner: top } }, content);
  const startsAt = Math.floor(shop.time.now.getTime() / 1000) + 3600;
  const banner = { ...top, url: '/lqzx', startsAt };
  const cookie = await previewOf({ id: data.id, version: data.version, banner });
  expect((await shop.call('getTopAd', {}, cookie)).data).toMatchObject({ url: '/lqzx' });
  expect((await shop.call('getCommonFocus', {}, cookie)).data.timestamp).toBe(startsAt);
  expect((await shop.call('getTopAd', {})).data).toMatchObject({ url: '/mrtj' });
  await desk.call('removeBanner', { params: { id: data.id } }, content);
  expect(await shop.call('getTopAd', {}, cookie)).toMatchObject({
    code: 40904,
    message: '预览已失效，请回到工作台重新预览',
  });
});

it('[C071][C083] shows floors, menus and links, which the server caches for others', async () => {
  await addGoods(db, { name: '控销活络丸', isControlled: true });
  const floor = { place: 'controlled-new-floor' as const, title: '新签控销', sort: 1 };
  const floors = await previewOf({ banner: floor, path: '/kxzq/new' });
  expect((await shop.call('getNewControlledFocus', {}, floors)).data.floors).toMatchObject([
    { title: '新签控销', goods: [{ name: '控销活络丸' }] },
  ]);
  await shop.call('getCommonFocus', {});
  const nav = await previewOf({ banner: { place: 'nav', title: '年终盛典', url: '/mrtj', sort: 0 } });
  expect((await shop.call('getCommonFocus', {}, nav)).data.nav[0]).toMatchObject({ name: '年终盛典' });
  expect((await shop.call('getCommonFocus', {})).data.nav[0]?.name).not.toBe('年终盛典');
});

it('[R113] shows buyers’ content to a sample buyer, who is deleted afterwards', async () => {
  const { version } = (await desk.call('getSettings', {}, owner)).data;
  const settings = { 'contract.title': '购销协议', 'contract.version': '2027-01', 'contract.text': '新的正文' };
  const cookie = await previewOf({ path: '/dzht', viewer: 'buyer', version, settings }, owner);
  expect((await shop.call('getContract', {}, cookie)).data).toMatchObject({ version: '2027-01' });
  expect((await shop.call('getUserState', {}, cookie)).data).toMatchObject({ company: '示例大药房', is_passed: 1 });
  expect(await db.select().from(buyer)).toEqual([]);
});

it('[S6] shows a draw that a buyer can take part in', async () => {
  const now = Math.floor(shop.time.now.getTime() / 1000);
  const chances = { freeChances: 1, chancesPerOrder: 0, orderAmount: '0', chancesPerTap: 0 };
  const prizes = [{ name: '谢谢参与', kind: 'nothing' as const, validDays: 30, weight: 1 }];
  const draw = { title: '开业抽奖', startsAt: now - 60, endsAt: now + 3600, isOpen: 1 as const, ...chances, prizes };
  await desk.call('createDraw', { body: { draw: { ...draw, title: '先结束的', endsAt: now + 60 } } }, content);
  const cookie = await previewOf({ viewer: 'buyer', draw });
  const { data: running } = await shop.call('getRunningDraw', {}, cookie);
  expect(running).toMatchObject({ is_join: 0 });
  const shown = await shop.call('getDraw', { query: { id: running?.id ?? 0 } }, cookie);
  expect(shown.data).toMatchObject({ title: '开业抽奖', chances: 1, prizes: [{ name: '谢谢参与' }] });
  expect((await shop.call('getRunningDraw', {})).data?.id).not.toBe(running?.id);
});

const article = { categoryId: 22, title: '国庆发货', content: '停发**三天**。', sort: 0, isPublished: 0 as const };
const pageOf = async (body: Partial<Body>) => {
  const { url } = (await desk.call('beginPreview', { body: { viewer: 'visitor', ...body } }, content)).data;
  return open(url);
};
const textAt = async (cookie: string, id: number) => (await shop.call('getArticle', { params: { id } }, cookie)).data;

it('[C045] shows an article on its own page as if it were published', async () => {
  await addStandingCategories(db);
  const news = await pageOf({ article });
  const newId = Number(/^\/news\/info\/(\d+)\/company$/.exec(news.to ?? '')?.[1]);
  for (const _ of [1, 2]) {
    expect(await textAt(news.cookie, newId)).toMatchObject({
      title: '国庆发货',
      views: 1,
      html: '<p>停发<strong>三天</strong>。</p>',
    });
  }
  expect(await shop.call('getArticle', { params: { id: newId } })).toMatchObject({ status: 404 });
  const guide = { ...article, categoryId: 11, url: '/help/xrzn/gwzn' };
  const { data } = await desk.call('createArticle', { body: { article: guide } }, content);
  const publishedAt = Math.floor(shop.time.now.getTime() / 1000) + 3600;
  const draft = { ...data.form, title: '购物指南', publishedAt };
  const help = await pageOf({ id: data.id, version: data.version, article: draft });
  expect(help.to).toBe(`/help/xrzn/gwzn?id=${data.id}`);
  expect(await textAt(help.cookie, data.id)).toMatchObject({ title: '购物指南', created_at: publishedAt });
  expect((await desk.call('getArticle', { params: { id: data.id } }, content)).data).toEqual(data);
});

it('[R013][R020] shows an activity on its own page, with its products at its prices, before it starts', async () => {
  const { id: goodsId } = await addGoods(db, { name: '板蓝根颗粒', price: '20' });
  const now = Math.floor(shop.time.now.getTime() / 1000);
  const period = { startsAt: now + 3600, endsAt: now + 7200, isOpen: 0 as const };
  const seckill = { kind: 'seckill' as const, title: '早场', ...period, goods: [{ goodsId, price: '15' }] };
  const begun = await pageOf({ viewer: 'buyer', activity: seckill });
  const id = Number(/^\/yjh\/(\d+)$/.exec(begun.to ?? '')?.[1]);
  const goodsOf = (cookie: string, activityId = id) =>
    shop.call('listActivityGoods', { params: { id: activityId }, query: {} }, cookie);
  for (const _ of [1, 2])
    expect((await goodsOf(begun.cookie)).data).toMatchObject({
      activity: { title: '早场', start_time: now + 3600 },
      list: [{ name: '板蓝根颗粒', price: '15.00' }],
    });
  expect((await goodsOf('')).status).toBe(404);
  expect(await db.select().from(activity)).toEqual([]);
  const discount = {
    kind: 'discount' as const,
    title: '94折',
    ...period,
    rate: '0.94',
    threshold: '0',
    hasScope: 1 as const,
  };
  const { data } = await desk.call('createActivity', { body: { activity: { ...discount, scope: {} } } }, content);
  for (const template of ['zqmb', 'hdmb'] as const) {
    const changed = { ...data.form, template, title: '开业94折' };
    const { to, cookie } = await pageOf({ id: data.id, version: data.version, activity: changed });
    expect(to).toBe(`/${template}?id=${data.id}`);
    const shown = await shop.call('getActivity', { params: { id: data.id } }, cookie);
    expect(shown.data.activity).toMatchObject({ title: '开业94折' });
  }
});

it('[R011] shows the draft of a cashback instead of the active one', async () => {
  const now = Math.floor(shop.time.now.getTime() / 1000);
  const cashback = (title: string, endsAt: number) => {
    const tiers = [{ amount: '300', money: '10' }];
    return { kind: 'cashback' as const, title, startsAt: now - 60, endsAt, isOpen: 1 as const, tiers };
  };
  await desk.call('createActivity', { body: { activity: cashback('先结束的', now + 60) } }, content);
  const { to, cookie } = await pageOf({ viewer: 'buyer', activity: cashback('开业返现', now + 3600) });
  expect(to).toBe(href('cashback'));
  expect((await shop.call('getCashback', {}, cookie)).data).toMatchObject({ activity: { title: '开业返现' } });
  expect((await shop.call('getCashback', {})).data).toMatchObject({ activity: { title: '先结束的' } });
});

it('[P5] shows a sample buyer with one buyer’s terms, and no other data of that buyer', async () => {
  const { id } = await addBuyer(db, { username: 'linsheng', rank: '普通会员' });
  const { version } = (await desk.call('getBuyer', { params: { id } }, owner)).data;
  const terms = { version, rank: '金牌会员', canChat: 0 as const, showsFreeShippingZone: 0 as const };
  const cookie = await previewOf({ path: href('user_home'), viewer: 'buyer', id, version, buyer: terms }, owner);
  const { data } = await shop.call('getUserState', {}, cookie);
  expect(data).toMatchObject({ show: true, is_passed: 1, rank: '金牌会员', is_show_youx: 0 });
  expect(JSON.stringify(data)).not.toContain('linsheng');
  expect((await desk.call('getBuyer', { params: { id } }, owner)).data.rank).toBe('普通会员');
});

it('[C034] shows products pinned and priced as in the table, and saves nothing', async () => {
  for (const name of ['枸杞子', '菊花']) await addGoods(db, { name });
  const listed = async (cookie?: string) => (await shop.call('listGoods', { query: {} }, cookie)).data.list;
  const last = (await listed()).at(-1);
  const { id = 0, price } = last ?? {};
  const version = (await desk.call('listGoods', { query: {} }, owner)).data.list.find(
    (each) => each.id === id,
  )?.version;
  const row = { id, version: version ?? '', isPinned: 1 as const, price: '9.90' };
  const cookie = await previewOf({ viewer: 'buyer', goods: [row] }, owner);
  expect((await listed(cookie))[0]).toMatchObject({ id, price: '9.90' });
  expect((await listed()).at(-1)).toMatchObject({ id, price });
  expect((await begin({ goods: [{ ...row, version: 'version-0' }] }, owner)).message).toBe('部分商品刚被他人修改');
});

it('refuses what saving refuses, for the same roles', async () => {
  expect((await begin({ banner: { ...top, url: 'https://elsewhere.example' } })).errors).toHaveProperty([
    'banner[url]',
  ]);
  expect(await begin({ settings: { 'site.title': '药集' }, version: 'version-1' })).toMatchObject({ status: 403 });
  expect(await begin({})).toMatchObject({ message: '没有可以预览的内容' });
  expect((await begin({ banner: top, path: 'https://elsewhere.example' })).errors).toHaveProperty(['path']);
  expect(await db.select().from(preview).where(eq(preview.path, 'https://elsewhere.example'))).toEqual([]);
});

it('prevents all changes', async () => {
  const cookie = await previewOf({ viewer: 'buyer', banner: top });
  const favourite = { body: { goods_ids: [1] } };
  expect(await shop.call('addFavorites', favourite, cookie)).toMatchObject({ message: '预览期间不能操作' });
  const view = { body: { path: '/', title: '首页 - 药集', referrer: '' } };
  expect((await shop.call('recordPageView', view, cookie)).status).toBe(200);
  expect(await db.select().from(pageView)).toEqual([]);
});

it('opens once within a minute, lasts a quarter of an hour, and ends', async () => {
  const start = shop.time.now;
  const after = (seconds: number) => {
    shop.time.now = new Date(start.getTime() + seconds * 1000);
  };
  const late = (await begin({ banner: top })).data.url;
  after(61);
  expect((await open(late)).cookie).toBe('');
  after(0);
  const { url } = (await begin({ banner: top, path: '/mrtj' })).data;
  const { cookie, to } = await open(url);
  expect(to).toBe('/mrtj');
  expect(await open(url)).toMatchObject({ cookie: '', to: '/' });
  const isShown = async () => (await shop.call('getTopAd', {}, cookie)).data !== null;
  expect(await isShown()).toBe(true);
  after(15 * 60 + 1);
  expect(await isShown()).toBe(false);
  after(0);
  expect(await isShown()).toBe(true);
  await shop.app.inject({ url: '/preview/end', headers: { cookie } });
  expect(await isShown()).toBe(false);
});
