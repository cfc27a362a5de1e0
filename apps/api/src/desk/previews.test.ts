import type { OperationInput } from '@yaoji/api-client/desk/contract';
import { eq, like } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { buyer } from '#db/schema/buyer.ts';
import { focus } from '#db/schema/focus.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { pageView } from '#db/schema/page-view.ts';
import { preview } from '#db/schema/preview.ts';
import { openTestDatabase } from '#db/testing.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
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
/** Follows a preview's address: where it leads, and the cookie that it sets. */
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

it('[C074] shows a new entry in the shop to the operator alone, and saves nothing', async () => {
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

it('shows the draft where the shop shows one entry only, whichever comes first there', async () => {
  const { data } = await desk.call('createBanner', { body: { banner: { ...top, url: '/lqzx', sort: 0 } } }, content);
  const cookie = await previewOf({ banner: { ...top, sort: 9 } });
  expect((await shop.call('getTopAd', {}, cookie)).data).toMatchObject({ url: '/mrtj' });
  await desk.call('removeBanner', { params: { id: data.id } }, content);
});

it('shows a change of what is stored, and at its time', async () => {
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

it('[R113] shows what only buyers see to a sample of one, who is gone afterwards', async () => {
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

it('refuses what saving would refuse, to the same roles', async () => {
  expect((await begin({ banner: { ...top, url: 'https://elsewhere.example' } })).errors).toHaveProperty([
    'banner[url]',
  ]);
  expect(await begin({ settings: { 'site.title': '药集' }, version: 'version-1' })).toMatchObject({ status: 403 });
  expect(await begin({})).toMatchObject({ message: '没有可以预览的内容' });
  expect((await begin({ banner: top, path: 'https://elsewhere.example' })).errors).toHaveProperty(['path']);
  expect(await db.select().from(preview).where(eq(preview.path, 'https://elsewhere.example'))).toEqual([]);
});

it('lets nobody change anything', async () => {
  const cookie = await previewOf({ viewer: 'buyer', banner: top });
  const favourite = { body: { goods_ids: [1] } };
  expect(await shop.call('addFavorites', favourite, cookie)).toMatchObject({ message: '预览期间不能操作' });
  const view = { body: { path: '/', title: '首页 - 药集', referrer: '' } };
  expect((await shop.call('recordPageView', view, cookie)).status).toBe(200);
  expect(await db.select().from(pageView)).toEqual([]);
});

it('opens once and within a minute, lasts a quarter of an hour, and ends', async () => {
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
