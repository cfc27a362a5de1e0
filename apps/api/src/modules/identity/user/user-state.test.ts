import { beforeAll, describe, expect, it } from 'vitest';
import { document, documentScope } from '#db/schema/document.ts';
import { message } from '#db/schema/message.ts';
import { openTestDatabase } from '#db/testing.ts';
import { writeSetting } from '#modules/platform/setting/index.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db);

beforeAll(async () => {
  await writeSetting(db, 'site', { hotLine: '400-000-8888', contact: { name: '客服', phone: '13900005678' } });
});

describe('user state', () => {
  it('[C065] shows a visitor only the common configuration', async () => {
    const { data } = await call('getUserState');
    expect(data).toMatchObject({ show: false, id: 0, company: '', cart: 0, login_url: '/login' });
    expect(data.common_config).toMatchObject({ hot_line: '400-000-8888', site_title: '药集', is_price_open: 0 });
  });

  it('[P4] has the buyer’s own contact, or the default one, marked as such', async () => {
    await addBuyer(db, { username: 'own', adminName: '陈晓', adminPhone: '13900001111' });
    await addBuyer(db, { username: 'plain' });
    expect((await call('getUserState', {}, await signIn('own'))).data.admin).toEqual({
      name: '陈晓',
      phone: '13900001111',
      is_default: 0,
    });
    expect((await call('getUserState', {}, await signIn('plain'))).data.admin).toEqual({
      name: '客服',
      phone: '13900005678',
      is_default: 1,
    });
  });

  it('[P1] says whether the buyer is approved', async () => {
    await addBuyer(db, { username: 'pending', status: 'pending' });
    expect((await call('getUserState', {}, await signIn('pending'))).data).toMatchObject({ show: true, is_passed: 0 });
  });

  it('[P5] lets approved buyers chat once there is an address, unless the operator decides otherwise', async () => {
    await addBuyer(db, { username: 'talker' });
    await addBuyer(db, { username: 'silent', canChat: false });
    await addBuyer(db, { username: 'waiting', status: 'pending' });
    const canChat = async (who: string) => (await call('getUserState', {}, await signIn(who))).data.is_can_chat;
    expect(await canChat('talker')).toBe(0);
    await writeSetting(db, 'site', { hotLine: '400-000-8888', qq1: '800001111' });
    expect(await Promise.all(['talker', 'silent', 'waiting'].map(canChat))).toEqual([1, 0, 0]);
  });

  it('[P6] links to the shop’s own reports, to the operator’s address or message, or to nothing', async () => {
    const linkOf = async (qualityInspection?: { url: string | null; message: string | null }) => {
      const { username } = await addBuyer(db, { qualityInspection });
      return (await call('getUserState', {}, await signIn(username))).data.quality_inspection;
    };
    expect(await linkOf()).toEqual({ quality_inspection_url: '/zjbg', msg: '' });
    const url = 'https://reports.example/';
    expect(await linkOf({ url, message: null })).toEqual({ quality_inspection_url: url, msg: '' });
    expect(await linkOf({ url: null, message: '请联系客服' })).toEqual({
      quality_inspection_url: null,
      msg: '请联系客服',
    });
    expect(await linkOf({ url: null, message: null })).toBeNull();
  });

  it('counts unread messages', async () => {
    const { id } = await addBuyer(db, { username: 'reader' });
    await db.insert(message).values([
      { buyerId: id, kind: 'system', title: '欢迎' },
      { buyerId: id, kind: 'system', title: '旧消息', readAt: new Date() },
    ]);
    expect((await call('getUserState', {}, await signIn('reader'))).data.message_count).toBe(1);
  });

  it('[B3] [B4] has the scope in force and the documents that expire', async () => {
    time.now = new Date('2026-11-20T04:00:00Z');
    const { id } = await addBuyer(db, { username: 'clinic', scopes: ['中成药', '化学药'] });
    const [device] = await db
      .insert(document)
      .values({ buyerId: id, kind: 'device', name: '医疗器械经营备案', status: 'passed', expiresOn: '2026-12-15' })
      .returning();
    await db.insert(documentScope).values({ documentId: device?.id ?? 0, scope: '二类器械' });
    const { data } = await call('getUserState', {}, await signIn('clinic'));
    expect(data.scopes).toEqual(['中成药', '化学药', '二类器械']);
    expect(data.documents).toEqual([
      expect.objectContaining({
        name: '医疗器械经营备案',
        expires_on: '2026-12-15',
        days_left: 25,
        scopes: ['二类器械'],
      }),
    ]);
  });
});
