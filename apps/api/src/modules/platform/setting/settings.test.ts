import { beforeAll, expect, it } from 'vitest';
import { operatorLog } from '#db/schema/operator-log.ts';
import { openTestDatabase } from '#db/testing.ts';
import { pngOf } from '#modules/platform/file/testing/pictures.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
let owner = '';

beforeAll(async () => {
  owner = await desk.work('owner');
});

const read = async () => (await desk.call('getSettings', {}, owner)).data;
const change = async (settings: object, version?: string) =>
  desk.call('changeSettings', { body: { version: version ?? (await read()).version, settings } }, owner);
const lastChange = async () => JSON.parse((await db.select().from(operatorLog)).at(-1)?.change ?? '');

it('[P4] applies a setting at once, and logs the previous value', async () => {
  const contact = { 'site.contact.name': '值班', 'site.contact.phone': '028-86001234' };
  const site = {
    'site.hotLine': '400-820-0000',
    'site.qq1': '10000001',
    'site.filing': '川ICP备00000000号',
    ...contact,
  };
  const { 'site.filing': filing } = (await read()).form;
  const { data } = await change({ ...site, 'shipping.fee': '12' });
  expect(data.form).toMatchObject({ 'site.hotLine': '400-820-0000', 'shipping.fee': '12.00', 'points.perYuan': '1' });
  const { common_config, admin } = (await shop.call('getUserState')).data;
  expect(common_config).toMatchObject({ hot_line: '400-820-0000', qq1: '10000001', filing: '川ICP备00000000号' });
  expect(admin).toEqual({ name: '值班', phone: '028-86001234', is_default: 1 });
  expect(await lastChange()).toEqual({
    before: {
      'site.hotLine': '',
      'site.qq1': '',
      'site.filing': filing,
      'site.contact.name': '',
      'site.contact.phone': '',
      'shipping.fee': '15.00',
    },
    after: { ...site, 'shipping.fee': '12.00' },
  });
  expect((await change({ 'site.contact.name': '', 'site.contact.phone': '值' })).status).toBe(422);
  await change({ 'site.contact.name': '', 'site.contact.phone': '', 'site.hotLine': '' });
  const without = (await shop.call('getUserState')).data;
  expect([without.admin, without.common_config.hot_line]).toEqual([null, '']);
});

it('requires a complete bank account or none', async () => {
  const bank = { 'bank.bank': '演示银行', 'bank.name': '清禾医药', 'bank.account': '' };
  expect((await change(bank)).errors).toHaveProperty(['settings[bank.account]']);
  expect((await change({ ...bank, 'bank.account': '5105 0100 0000 0001' })).status).toBe(200);
  expect((await change({ 'bank.bank': '', 'bank.name': '', 'bank.account': '' })).data.form['bank.name']).toBe('');
});

it('changes delivery information; without text, nothing is fetched', async () => {
  const { data } = await change({ 'deliveries.express': '次日送达', 'deliveries.pickup': '' });
  expect(data.form).toMatchObject({ 'deliveries.express': '次日送达', 'deliveries.pickup': '' });
  expect((await change({ 'deliveries.pickup': '凭订单号' })).data.form['deliveries.express']).toBe('次日送达');
});

it('understands full-width digits and commas', async () => {
  const typed = { 'shipping.fee': '１５．５', 'points.perYuan': '２', 'site.hotLine': '４００－８２０－００００' };
  const { data } = await change({ ...typed, 'trace.requiredScopes': '中成药， 化学药、' });
  expect(data.form).toMatchObject({
    'shipping.fee': '15.50',
    'points.perYuan': '2',
    'site.hotLine': '400-820-0000',
    'trace.requiredScopes': '中成药,化学药',
  });
});

it.each([
  ['site.title', ''],
  ['site.hotLine', 'call me'],
  ['site.qq1', '12'],
  ['shipping.fee', '-1'],
  ['order.payWithinMinutes', '1'],
  ['seller.taxNo', '91350100M000100Y44'],
  ['approval.margin', '100'],
  ['approval.sales', '-1'],
  ['site.logo', 'https://elsewhere.example/a.png'],
  ['site.logo', '//elsewhere.example/a.png'],
  ['site.chatUrl', 'javascript:alert(1)'],
])('%s cannot be %j', async (name, value) => {
  const before = await read();
  expect((await change({ [name]: value, 'site.filing': '新' })).errors).toHaveProperty([`settings[${name}]`]);
  expect(await read()).toEqual(before);
});

it('detects concurrent edits of settings, which only owners change', async () => {
  const { version } = await read();
  expect((await change({ 'site.title': '清禾商城' }, version)).status).toBe(200);
  const conflict = await change({ 'site.title': '别的' }, version);
  expect(conflict).toMatchObject({ code: 40904, data: { current: { form: { 'site.title': '清禾商城' } } } });
  const sales = await desk.work('sales');
  expect((await desk.call('getSettings', {}, sales)).code).toBe(403);
});

it('uploads a picture and shows it to everybody', async () => {
  const upload = (content: Uint8Array<ArrayBuffer>) =>
    desk.call('addPicture', { body: { file: new File([content], 'a.png', { type: 'image/png' }) } }, owner);
  const { data } = await upload(new Uint8Array(pngOf(24, 24)));
  expect((await shop.app.inject({ url: data.url })).headers['content-type']).toBe('image/png');
  expect((await change({ 'site.logo': data.url })).data.form['site.logo']).toBe(data.url);
  expect((await upload(new TextEncoder().encode('no picture'))).errors).toHaveProperty('file');
});

it('[R113][C172] the e-contract has its parties and seal, and changing its text needs a new version', async () => {
  const text = '## 一、资质\n\n**双方**<script>alert(1)</script>持证';
  expect((await change({ 'contract.text': text })).errors).toHaveProperty(['settings[contract.version]']);
  expect((await change({ 'contract.title': '' })).errors).toHaveProperty(['settings[contract.title]']);
  const seal = '/pictures/qr/app.svg';
  await change({
    'contract.text': text,
    'contract.version': '2026-02',
    'contract.seal': seal,
    'seller.name': '清禾医药有限公司',
  });
  const { username } = await addBuyer(db, { company: '康宁大药房' });
  const { data } = await shop.call('getContract', {}, await shop.signIn(username));
  expect(data).toMatchObject({ version: '2026-02', seller: '清禾医药有限公司', buyer: '康宁大药房', seal });
  expect(data.html).toContain('<strong>双方</strong>持证');
  expect(data.html).not.toContain('script');
});
