import { beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { startTestDesk } from '#testing/desk.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
let content = '';

beforeAll(async () => {
  content = await desk.work('content');
});

const form = { place: 'home' as const, title: '年货节', url: '/mrtj', sort: 1 };
const create = (values: object = {}) =>
  desk.call('createBanner', { body: { banner: { ...form, ...values } } }, content);
const shown = async () => JSON.stringify((await shop.call('getHomeFocus', {})).data);

it('a banner is on the home page at its time, changed and taken down, and the log knows', async () => {
  const nowSeconds = Math.floor(shop.time.now.getTime() / 1000);
  const { data } = await create();
  expect(await shown()).toContain('年货节');
  const change = (values: object) =>
    desk.call(
      'changeBanner',
      { params: { id: data.id }, body: { version: data.version, banner: { ...form, ...values } } },
      content,
    );
  expect((await change({ startsAt: nowSeconds + 3600 })).data.form.startsAt).toBe(nowSeconds + 3600);
  expect(await shown()).not.toContain('年货节');
  expect(await change({ title: '别的' })).toMatchObject({
    code: 40904,
    data: { current: { form: { title: '年货节' } } },
  });
  expect((await desk.call('listBanners', {}, content)).data).toMatchObject({
    total: 1,
    list: [{ form: { place: 'home' } }],
  });
  expect((await desk.call('removeBanner', { params: { id: data.id } }, content)).status).toBe(200);
  expect((await desk.call('removeBanner', { params: { id: data.id } }, content)).status).toBe(404);
});

it('a banner may lead nowhere', async () => {
  const { data } = await create({ place: 'draw', url: undefined });
  expect(data.form).not.toHaveProperty('url');
});

it.each([
  ['elsewhere', { url: 'https://elsewhere.example' }, 'url'],
  ['to no page', { url: '//elsewhere.example' }, 'url'],
  ['with a picture of elsewhere', { image: 'https://elsewhere.example/a.png' }, 'image'],
  ['that ends before it begins', { startsAt: 2000, endsAt: 1000 }, 'endsAt'],
])('a banner %s is refused', async (_, values, field) => {
  expect((await create(values)).errors).toHaveProperty([`banner[${field}]`]);
});
