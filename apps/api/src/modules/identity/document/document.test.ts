import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { fileOf, pdfOf, pngOf, webpOf } from '#modules/platform/file/testing/pictures.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { decideDocument } from './index.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yaoji-documents-'));
const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db, { DATA_DIR: dataDir });
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const accept = (id: number, scopes?: string[]) =>
  db.transaction((tx) => decideDocument(tx, id, { passes: true, ...(scopes ? { scopes } : {}) }, time.now));

const holder = async () => ({ session: await signIn((await addBuyer(db, { status: 'registering' })).username) });

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

describe('documents', () => {
  const day = (offset: number) =>
    new Date(time.now.getTime() + (offset * 24 + 8) * 3_600_000).toISOString().slice(0, 10);

  it('[C063] [C170] a renewal is pending while the old one stays valid, then replaces it', async () => {
    const { username } = await addBuyer(db, { username: 'renewer', businessKind: 'pharmacy' });
    const session = await signIn(username);
    const first = await send(session, 'drug_licence', { expires_on: day(20) });
    await accept(first.data.id, ['中成药', '化学药']);
    const renewal = await send(session, 'drug_licence', { id: first.data.id, expires_on: day(900) });
    expect(renewal.data).toMatchObject({ status: 'pending', level: 'valid', scopes: [] });
    const waiting = (await call('listDocuments', {}, session)).data.list.filter(({ kind }) => kind === 'drug_licence');
    expect(waiting.map(({ status, level }) => [status, level])).toEqual([
      ['pending', 'valid'],
      ['passed', 'expiring'],
    ]);
    expect((await call('getUserState', {}, session)).data.documents[0]).toMatchObject({ days_left: 20 });

    await accept(renewal.data.id);
    const after = await call('listDocuments', {}, session);
    expect(after.data.list.filter(({ kind }) => kind === 'drug_licence')).toEqual([
      expect.objectContaining({ id: renewal.data.id, status: 'passed', scopes: ['中成药', '化学药'] }),
    ]);
    expect((await call('getUserState', {}, session)).data.documents).toEqual([]);
  });

  it('[C060] [B4] shows the scope of valid documents and names expired ones', async () => {
    await addBuyer(db, { username: 'scoped', scopes: ['中成药'], expiresOn: day(-1) });
    const session = await signIn('scoped');
    const device = await send(session, 'device_filing');
    expect((await call('getBusinessScope', {}, session)).data.scopes.map(({ name }) => name)).toEqual(['中成药']);
    await accept(device.data.id);
    expect((await call('getBusinessScope', {}, session)).data.scopes).toEqual([
      expect.objectContaining({ name: '中成药', is_valid: 0, expires_on: day(-1) }),
      expect.objectContaining({ name: '二类器械', is_valid: 1, document_id: device.data.id, expires_on: null }),
    ]);
  });

  it('[C170] is rejected with a reason and can be sent again', async () => {
    await addBuyer(db, { username: 'blurred', businessKind: 'clinic' });
    const session = await signIn('blurred');
    const { data } = await send(session, 'medical_institution');
    await db.transaction((tx) => decideDocument(tx, data.id, { passes: false, reason: '照片不清晰' }, time.now));
    const listed = (await call('listDocuments', {}, session)).data;
    expect(listed.list[0]).toMatchObject({ status: 'rejected', reason: '照片不清晰' });
    const [message] = (await call('listMessages', { query: {} }, session)).data.list;
    expect(message).toMatchObject({ title: '证件审核未通过', url: '/jcxx_zzzj' });
    expect(listed.missing).toEqual([
      {
        kind: 'medical_institution',
        name: '医疗机构执业许可证',
        reason: '《医疗机构执业许可证》未通过审核，请重新上传',
      },
    ]);
    await expect(accept(data.id)).rejects.toMatchObject({ code: 'documentDecided' });
    await send(session, 'medical_institution');
    expect((await call('listDocuments', {}, session)).data).toMatchObject({
      missing: [],
      list: [{ status: 'pending' }, {}],
    });
  });

  it('[P8] renews no document of another account', async () => {
    const one = await holder();
    const other = await holder();
    const { data } = await send(one.session, 'drug_licence');
    expect((await send(other.session, 'drug_licence', { id: data.id })).status).toBe(404);
  });

  it.each([
    ['number', 'business_licence', { number: '123' }],
    ['expires_on', 'drug_licence', { expires_on: '2020-01-01' }],
    ['issued_on', 'drug_licence', { issued_on: '2099-01-01' }],
    ['pictures', 'drug_licence', { pictures: [] }],
    ['pictures[0]', 'drug_licence', { pictures: [fileOf('<svg/>')] }],
    ['kind', 'passport', {}],
  ])('[C170] names %s if it is invalid', async (field, kind, extra) => {
    const { session } = await holder();
    expect(await send(session, kind, extra)).toMatchObject({
      status: 422,
      errors: { [field]: [expect.stringMatching(/[一-龥]/)] },
    });
  });
});
