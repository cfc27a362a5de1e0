import { readdirSync, readFileSync } from 'node:fs';
import { chinaDay } from '@yaoji/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { document } from '#db/schema/document.ts';
import { message } from '#db/schema/message.ts';
import { openTestDatabase } from '#db/testing.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { paidOrder, shipParcel } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { type Tracked, trackOrder } from './track-order.ts';

const { db } = await openTestDatabase();
const app = await startTestApp(db);
const { call, signIn, time } = app;
const buyer = { id: 0, session: '' };
let other = '';

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine' })).id;
  await addBuyer(db, { username: 'other' });
  buyer.session = await signIn('mine');
  other = await signIn('other');
});

const order = async (quantity = '2') =>
  paidOrder({ db, app, buyer }, [{ goods_id: (await addGoods(db)).id, number: quantity }]);
const parcels = async (id: number) => (await call('getLogistics', { params: { id } }, buyer.session)).data.parcels;
const parcel = { company: '演示物流', trackingNo: 'YJ0001' };
const track = (id: number, values: Pick<Tracked, 'text'> & Partial<Tracked>) =>
  trackOrder(db, { id, buyerId: buyer.id }, { status: null, trackingNo: 'YJ0001', ...values }, time.now);

describe('shipping', () => {
  it('[C128] shows no parcel before it is sent, then each with its track, latest first', async () => {
    const { id } = await order();
    expect(await parcels(id)).toEqual([]);
    await shipParcel(db, id, time.now, { ...parcel, phone: '95000' });
    time.now = new Date(time.now.getTime() + 3_600_000);
    await track(id, { text: '快件已到达成都转运中心' });
    const [sent] = await parcels(id);
    expect(sent).toMatchObject({ company: '演示物流', tracking_no: 'YJ0001', phone: '95000', status: 'moving' });
    expect(sent?.track.map(({ text }) => text)).toEqual(['快件已到达成都转运中心', '包裹已交给演示物流']);
    const { data } = await call('getOrder', { params: { id } }, buyer.session);
    expect(data).toMatchObject({ status: 'shipped', actions: { confirm: 1, papers: 1, return: 1 } });
    expect(data.events.at(-1)).toMatchObject({ kind: 'shipped', note: '演示物流 运单号YJ0001' });
    expect((await call('listMessages', {}, buyer.session)).data.list[0]).toMatchObject({ title: '订单已发货' });
  });

  it('[C128] sends an order in several parcels and tracks each by its number', async () => {
    const { id } = await order();
    await shipParcel(db, id, time.now, parcel);
    await shipParcel(db, id, time.now, { ...parcel, trackingNo: 'YJ0002' });
    await track(id, { text: '本人签收', status: 'signed' });
    expect((await parcels(id)).map(({ tracking_no, status }) => [tracking_no, status])).toEqual([
      ['YJ0001', 'signed'],
      ['YJ0002', 'shipped'],
    ]);
    await expect(shipParcel(db, id, time.now, parcel)).rejects.toMatchObject({ code: 'parcelKnown' });
  });

  it('reads orders from before parcels had lines: the first parcel has everything, another one is a number', async () => {
    const { id } = await order();
    await shipParcel(db, id, time.now, parcel);
    await shipParcel(db, id, time.now, { ...parcel, trackingNo: 'YJ0002' });
    await db.execute('delete from shipment_batch');
    const folder = new URL('../../../db/migrations/', import.meta.url);
    const name = readdirSync(folder).find((each) => each.endsWith('_parcel_lines.sql')) ?? '';
    const statements = readFileSync(new URL(name, folder), 'utf8').split('--> statement-breakpoint');
    await db.execute(statements.find((each) => each.includes('INSERT INTO "shipment_batch"')) ?? '');
    expect((await parcels(id)).map(({ lines }) => lines.map(({ number }) => number))).toEqual([['2'], []]);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[B3] [C128] is held if a licence has expired since, and its buyer is notified once a day', async () => {
    const { id } = await addBuyer(db, { username: 'late', scopes: ['中成药'], expiresOn: chinaDay(time.now) });
    const late = { id, session: await signIn('late') };
    const goods = await addGoods(db, { name: '止咳糖浆', scope: '中成药' });
    const placed = await paidOrder({ db, app, buyer: late }, [{ goods_id: goods.id, number: '1' }]);
    const today = time.now;
    time.now = new Date(today.getTime() + 24 * 3_600_000);
    const ship = () => shipParcel(db, placed.id, time.now, parcel);
    await expect(ship()).rejects.toThrow('止咳糖浆 证件已过期：药品经营许可证');
    await expect(ship()).rejects.toThrow('证件不符合发货条件，已通知买家');
    const messages = async () =>
      (await db.select().from(message).where(eq(message.buyerId, id))).filter(({ title }) => title === '订单暂缓发货');
    expect(await messages()).toMatchObject([{ body: expect.stringContaining('药品经营许可证（止咳糖浆）') }]);
    expect((await call('getOrder', { params: { id: placed.id } }, late.session)).data.status).toBe('paid');
    await db.update(document).set({ expiresOn: '2099-01-01' }).where(eq(document.buyerId, id));
    await ship();
    time.now = today;
  });

  it('[P8] hides other buyers’ parcels', async () => {
    const { id } = await order();
    expect((await call('getLogistics', { params: { id } }, other)).status).toBe(404);
    expect((await call('getLogistics', { params: { id } })).status).toBe(401);
  });

  it('[O6] sends another batch than the reserved one, and the stock of both follows', async () => {
    const batches = [
      { batchNo: 'A1', expiry: '2027-06-30', quantity: '10' },
      { batchNo: 'A2', expiry: '2028-06-30', quantity: '10' },
    ];
    const goods = await addGoods(db, { batches });
    const { id } = await paidOrder({ db, app, buyer }, [{ goods_id: goods.id, number: '4' }]);
    const shipBatch = (batchNo: string) =>
      shipParcel(db, id, time.now, parcel, { batches: [{ goodsId: goods.id, batchNo }] });
    await expect(shipBatch('A9')).rejects.toThrow('批号A9');
    expect(await parcels(id)).toEqual([]);
    await shipBatch('A2');
    const { data } = await call('getOrder', { params: { id } }, buyer.session);
    expect(data.lines[0]?.goods_pihao).toEqual([{ pihao: 'A2', yxq: '2028-06-30', number: '4', is_recalled: 0 }]);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('ships nothing more of a completed order', async () => {
    const { id } = await order();
    await shipParcel(db, id, time.now, parcel);
    await call('confirmOrder', { params: { id } }, buyer.session);
    await expect(shipParcel(db, id, time.now, { ...parcel, trackingNo: 'YJ0009' })).rejects.toMatchObject({
      code: 'orderChanged',
    });
  });
});
