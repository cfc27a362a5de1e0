import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { expireRunner, orderById } from '#modules/orders/order/index.ts';
import { fileOf, pngOf } from '#modules/platform/file/testing/pictures.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';
import { acceptTransfer, rejectSlip } from './index.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'yaoji-slips-'));
const { db } = await openTestDatabase('server', { maxConnections: 10 });
const { call, signIn, time } = await startTestApp(db, { DATA_DIR: dataDir });
let mine = '';
let other = '';

beforeAll(async () => {
  await addBuyer(db, { username: 'mine' });
  await addBuyer(db, { username: 'other' });
  mine = await signIn('mine');
  other = await signIn('other');
  await setSettings(db, {
    'bank.bank': '某某银行成都分行',
    'bank.name': '药集供应链',
    'bank.account': '4402201009000999999',
  });
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

const order = async () => (await placeOrder(call, mine, [{ goods_id: (await addGoods(db)).id, number: '1' }])).data;
const send = (id: number, session = mine, content: Buffer = pngOf(4, 3)) =>
  call('uploadSlip', { params: { id }, body: { file: fileOf(content), remark: '由公户转出' } }, session);
const accept = async (id: number) => acceptTransfer(db, await orderById(db, id), null, time.now);
const reject = async (id: number) => rejectSlip(db, await orderById(db, id), '看不清', time.now);
const detail = async (id: number) => (await call('getOrder', { params: { id } }, mine)).data;

describe('slips of bank transfers', () => {
  it('[C129] [O4] are stored, let the order wait for days, and are accepted once the money arrives', async () => {
    const placed = await order();
    const sent = await send(placed.id);
    expect(sent).toMatchObject({
      status: 200,
      data: { status: 'pending', url: expect.stringMatching(/^\/uploads\//) },
    });
    const waiting = await detail(placed.id);
    expect(waiting.slip).toEqual(sent.data);
    expect((waiting.expires_at ?? 0) - waiting.created_at).toBe(3 * 24 * 3600);
    const halfAnHour = new Date(time.now.getTime() + 31 * 60_000);
    expect(await expireRunner(db, { orderId: placed.id } as never, halfAnHour)).toBeInstanceOf(Date);
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => accept(placed.id)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const paid = await detail(placed.id);
    expect(paid).toMatchObject({
      status: 'paid',
      slip: { status: 'accepted' },
      payment: { method: 'bank', status: 'paid' },
    });
    expect(await auditMoney(db)).toEqual([]);
    expect(await send(placed.id)).toMatchObject({ code: 40904 });
  });

  it('[C129] that prove nothing are rejected, and another one may follow', async () => {
    const placed = await order();
    await expect(reject(placed.id)).rejects.toMatchObject({ code: 'slipMissing' });
    await send(placed.id);
    await reject(placed.id);
    expect((await detail(placed.id)).slip).toMatchObject({ status: 'rejected' });
    expect((await call('listMessages', {}, mine)).data.list[0]).toMatchObject({
      title: '转账凭证已退回',
      body: expect.stringContaining('看不清'),
    });
    await send(placed.id);
    expect((await detail(placed.id)).slip).toMatchObject({ status: 'pending' });
  });

  it('[C129] are checked by content', async () => {
    const { id } = await order();
    expect(await send(id, mine, Buffer.from('<html>'))).toMatchObject({
      status: 422,
      errors: { file: [expect.stringContaining('请上传')] },
    });
    expect((await detail(id)).slip).toBeNull();
  });

  it('pay no cancelled order', async () => {
    const placed = await order();
    await call('cancelOrder', { params: { id: placed.id }, body: {} }, mine);
    await expect(accept(placed.id)).rejects.toMatchObject({ code: 'orderSettled' });
    expect(await send(placed.id)).toMatchObject({ code: 40904, message: '订单已付款或已取消，无需上传凭证' });
  });

  it('[P8] are invisible to other buyers', async () => {
    const { id } = await order();
    expect((await send(id, other)).status).toBe(404);
    expect((await call('uploadSlip', { params: { id }, body: { file: fileOf(pngOf(2, 2)) } })).status).toBe(401);
  });
});
