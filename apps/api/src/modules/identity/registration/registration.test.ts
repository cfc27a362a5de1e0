import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chinaDay } from '@yaoji/domain';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { buyer } from '#db/schema/buyer.ts';
import { outboxEvent } from '#db/schema/outbox-event.ts';
import { storeLink } from '#db/schema/store-link.ts';
import { openTestDatabase } from '#db/testing.ts';
import { fileOf, pdfOf, pngOf, webpOf } from '#modules/platform/file/testing/pictures.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { approveApplicant, deskBuyerPage, refuseApplicant } from './index.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yaoji-registration-'));
const { db } = await openTestDatabase('server', { maxConnections: 20 });
const { app, call, signIn, time } = await startTestApp(db, { DATA_DIR: dataDir });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const approve = (id: number) => db.transaction((tx) => approveApplicant(tx, id, time.now));
const company = {
  company: '晨光里大药房',
  kind: 'pharmacy' as const,
  credit_code: '91350100M000100Y43',
  name: '许晨光',
  region_code: '510104',
  address: '演示街3号',
  telephone: '０２８-85551234',
};

let made = 0;
const applicant = async () => {
  made += 1;
  const { id, username } = await addBuyer(db, {
    username: `applicant${made}`,
    phone: `136${String(made).padStart(8, '0')}`,
    status: 'registering',
    company: '',
    name: '',
  });
  return { id, username, session: await signIn(username) };
};

const send = (session: string, kind: string, extra = {}) =>
  call(
    'uploadDocument',
    {
      body: {
        kind: kind as 'drug_licence',
        number: kind === 'business_licence' ? '91350100M000100Y43' : '川DA0280001',
        pictures: [fileOf(pngOf(2, 2)), fileOf(webpOf(2, 2)), fileOf(pdfOf())],
        ...extra,
      },
    },
    session,
  );

describe('registering a company', () => {
  it('[C105] [C106] awaits an operator, may be rejected, is sent again and approved with its documents', async () => {
    const approved = { ...company, credit_code: '91510104MA6CK0R11L' };
    const { id, username, session } = await applicant();
    expect((await call('getRegistration', {}, session)).data).toEqual({
      status: 'company',
      reason: null,
      missing: [],
      company: null,
      form: null,
      submitted_at: null,
    });
    const sent = await call('registerCompany', { body: approved }, session);
    expect(sent).toMatchObject({ status: 200, data: { status: 'pending', missing: ['营业执照', '药品经营许可证'] } });
    expect((await call('registerCompany', { body: approved }, session)).code).toBe(40904);
    const waiting = await deskBuyerPage(db, { status: 'pending' }, { page: 1, perPage: 50 }, chinaDay(time.now));
    expect(waiting.rows.map((row) => row.username)).toContain(username);
    await expect(approve(id)).rejects.toThrow('还缺证件：营业执照、药品经营许可证');

    const notices = async () => (await call('listMessages', { query: {} }, session)).data.list;
    await db.transaction((tx) => refuseApplicant(tx, id, '企业名称与执照不一致', time.now));
    expect((await notices())[0]).toMatchObject({ title: '会员审核未通过', url: '/register_index/step2' });
    expect((await call('getRegistration', {}, session)).data).toMatchObject({
      status: 'rejected',
      reason: '企业名称与执照不一致',
      form: {
        company: '晨光里大药房',
        kind: 'pharmacy',
        credit_code: approved.credit_code,
        name: '许晨光',
        region: [
          { code: '510000', name: '四川省', has_children: 1 },
          { code: '510100', name: '成都市', has_children: 1 },
          { code: '510104', name: '锦江区', has_children: 0 },
        ],
        address: '演示街3号',
        email: null,
        telephone: '028-85551234',
      },
    });
    expect((await call('registerCompany', { body: approved }, session)).data).toMatchObject({
      status: 'pending',
      reason: null,
    });
    for (const kind of ['business_licence', 'drug_licence']) expect((await send(session, kind)).status).toBe(200);
    expect((await call('getRegistration', {}, session)).data.missing).toEqual([]);

    await approve(id);
    expect((await call('getUserState', {}, session)).data).toMatchObject({
      is_passed: 1,
      company: '晨光里大药房',
      scopes: ['中成药', '中药材', '中药饮片', '化学药', '生物制品'],
      message_count: 4,
    });
    expect(await notices()).toContainEqual(expect.objectContaining({ title: '会员审核通过', url: '/list_index' }));
    await expect(approve(id)).rejects.toMatchObject({ code: 'applicantDecided' });
    expect((await call('registerCompany', { body: approved }, session)).code).toBe(40904);
  });

  it('[C105] allows one account per company, plus the stores of its head office', async () => {
    const credit_code = '91350100M000200Y4T';
    const [first, second, third] = [await applicant(), await applicant(), await applicant()];
    await call('registerCompany', { body: { ...company, credit_code } }, second.session);
    await db.update(buyer).set({ creditCode: credit_code, status: 'passed' }).where(eq(buyer.id, first.id));
    expect(await call('registerCompany', { body: { ...company, credit_code } }, third.session)).toMatchObject({
      status: 422,
      errors: { credit_code: [expect.stringContaining('该企业已有账户')] },
    });

    for (const kind of ['business_licence', 'drug_licence']) await send(second.session, kind);
    await expect(approve(second.id)).rejects.toThrow(first.username);
    const stores = [second.id, third.id].map((storeId) => ({ ownerId: first.id, storeId }));
    await db.insert(storeLink).values(stores);
    await approve(second.id);
    const sent = await call('registerCompany', { body: { ...company, credit_code } }, third.session);
    expect(sent).toMatchObject({ status: 200, data: { status: 'pending' } });
    expect((await call('getUserState', {}, second.session)).data).toMatchObject({ is_passed: 1 });
  });

  it.each([
    ['credit_code', { credit_code: '91350100M000100Y44' }],
    ['email', { email: 'a@b' }],
    ['telephone', { telephone: '85551234' }],
    ['region_code', { region_code: '510000' }],
    ['company', { company: '   ' }],
  ])('[C105] [V2] [V3] [V5] names %s if it is invalid', async (field, wrong) => {
    const { session } = await applicant();
    const answer = await call('registerCompany', { body: { ...company, ...wrong } }, session);
    expect(answer).toMatchObject({ status: 422, errors: { [field]: [expect.stringMatching(/[一-龥]/)] } });
  });

  it('[P8] accepts no document of another account', async () => {
    const one = await applicant();
    const other = await applicant();
    const { data } = await send(other.session, 'drug_licence');
    const answer = await call('registerCompany', { body: { ...company, documents: [data.id] } }, one.session);
    expect(answer).toMatchObject({ status: 422, errors: { 'documents[0]': ['证件不存在，请重新上传'] } });
  });

  it('[C105] is checked once in simultaneous submissions', async () => {
    const { session } = await applicant();
    const answers = await Promise.all([1, 2, 3].map(() => call('registerCompany', { body: company }, session)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('registering stores', () => {
  const store = (phone: string, extra = {}) => {
    const { kind: _, telephone: __, ...rest } = company;
    return { ...rest, company: `演示门店${phone.slice(-2)}`, phone, ...extra };
  };

  it('[C107] requires step 2', async () => {
    const { session } = await applicant();
    const answer = await call('registerStores', { body: { stores: [store('13500000001')] } }, session);
    expect(answer).toMatchObject({ status: 409, code: 40904 });
  });

  it('[C107] opens an account for each and links it, all or none', async () => {
    const { id, session } = await applicant();
    await call('registerCompany', { body: company }, session);
    await addBuyer(db, { phone: '13500000019' });
    const none = await call(
      'registerStores',
      { body: { stores: [store('13500000011'), store('13500000019')] } },
      session,
    );
    expect(none).toMatchObject({ status: 422, errors: { 'stores[1][phone]': [expect.stringContaining('已注册')] } });
    expect(await db.$count(buyer, eq(buyer.phone, '13500000011'))).toBe(0);

    const both = { stores: [store('13500000011'), store('13500000012')] };
    const registered = () => db.$count(outboxEvent, eq(outboxEvent.kind, 'buyer.registered'));
    const earlier = await registered();
    expect((await call('registerStores', { body: both }, session)).status).toBe(200);
    expect((await registered()) - earlier).toBe(2);
    expect(await db.$count(storeLink, eq(storeLink.ownerId, id))).toBe(2);
    expect((await call('listStores', {}, session)).data.map(({ is_passed }) => is_passed)).toEqual([0, 0, 0]);
  });

  it('[C107] names two stores with one phone, and each invalid field', async () => {
    const { session } = await applicant();
    await call('registerCompany', { body: company }, session);
    const stores = [store('13500000021'), store('13500000021', { credit_code: '91350100M000100Y44' })];
    expect((await call('registerStores', { body: { stores } }, session)).errors).toEqual({
      'stores[1][credit_code]': ['统一社会信用代码不正确，请核对'],
      'stores[1][phone]': ['与第1家门店的手机号相同'],
    });
  });
});

describe('the e-contract', () => {
  it('[C172] [C173] [E4] is read and signed once, in the version that was read', async () => {
    await addBuyer(db, { username: 'signer', contractRequired: true });
    const session = await signIn('signer');
    const { data } = await call('getContract', {}, session);
    expect(data).toMatchObject({ is_signed: 0, signed_at: null });
    expect(data.html).toContain('<p>');
    expect((await call('getUserState', {}, session)).data.is_contract_signed).toBe(0);
    const stale = await call('signContract', { body: { agree: 1, version: '1999-01' } }, session);
    expect(stale).toMatchObject({ status: 409, code: 40904 });
    const signed = await call('signContract', { body: { agree: 1, version: data.version } }, session);
    expect(signed.data.is_signed).toBe(1);
    time.now = new Date(time.now.getTime() + 60_000);
    const again = await call('signContract', { body: { agree: 1 } }, session);
    expect(again.data.signed_at).toBe(signed.data.signed_at);
    expect((await call('getUserState', {}, session)).data.is_contract_signed).toBe(1);
    expect((await call('signContract', { body: {} }, session)).status).toBe(422);
  });

  it('[C295] is downloaded as PDF', async () => {
    await addBuyer(db, { username: 'keeper', contractRequired: true });
    const cookie = await signIn('keeper');
    const response = await app.inject({ method: 'GET', url: '/api/user/contract/pdf', headers: { cookie } });
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

it.each([
  'downloadContract',
  'getContract',
  'getRegistration',
  'listDocuments',
  'getBusinessScope',
  'listStores',
  'registerCompany',
] as const)('[P2] %s is for buyers only', async (operation) => {
  expect((await call(operation, {})).code).toBe(10001);
});
