import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Schemas } from '@yaoji/api-client/erp/contract';
import contract from '@yaoji/api-client/erp.openapi.json' with { type: 'json' };
import { beforeAll, expect, it } from 'vitest';
import { bankLine } from '#db/schema/bank-line.ts';
import { document, documentScope } from '#db/schema/document.ts';
import { erpBuyer, erpGoods } from '#db/schema/erp-code.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { placeOrder } from '#testing/checkout.ts';
import { paidOrder } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import type { Ask } from './ask.ts';
import { bringFiles } from './bring-files.ts';
import { takeOrders } from './take-orders.ts';
import { startBridge } from './testing.ts';

const { db, shop, desk, owner, ask, folder, drop, bring, answerFor } = await startBridge([
  'buyers:write',
  'credit:write',
  'orders:read',
  'receipts:write',
  'shipments:write',
]);
const buyer = { id: 0, session: '' };

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine', company: '同和大药房' })).id;
  buyer.session = await shop.signIn('mine');
  await db.insert(erpBuyer).values({ code: 'K-01', buyerId: buyer.id });
  await setSettings(db, { 'bank.bank': '某某银行', 'bank.name': '药集供应链', 'bank.account': '4402201009000999999' });
});

const addCoded = async (code: string) => {
  const batches = ['A', 'B'].map((batchNo) => ({ batchNo, expiry: '2099-01-31', quantity: '20' }));
  const goods = await addGoods(db, { batches });
  await db.insert(erpGoods).values({ code, goodsId: goods.id });
  return goods.id;
};
const orderOf = (no: string) => ask<Schemas['Order']>('GET', `/erp/v1/orders/${no}`);
const lineOf = async (no: string, code: string) => (await orderOf(no)).lines.find((line) => line.code === code);

it('takes licences and transfers, with lists in a cell', async () => {
  const heads = '客户编码,证件类型,证件编号,发证日期,有效期至,经营范围,已审核';
  await drop('证照.csv', `${heads}\nK-01,药品经营许可证,川AA1,2026/1/5,2099年12月31日,中成药、化学药,是\n`);
  const goodsId = await addCoded('G-0');
  const { data } = await placeOrder(shop.call, buyer.session, [{ goods_id: goodsId, number: '2' }]);
  await shop.call('payOrder', { params: { id: data.id }, body: { method: 'bank' } }, buyer.session);
  await drop('收款.csv', `流水号,日期,金额,付款人,订单\nR-1,2026-11-27,${data.total},同和大药房,${data.order_no}\n`);
  expect(await bring()).toEqual(['证照.csv: done', '收款.csv: done']);
  expect(await db.select().from(document)).toContainEqual(
    expect.objectContaining({
      number: '川AA1',
      kind: 'drug_licence',
      expiresOn: '2099-12-31',
    }),
  );
  expect((await db.select().from(documentScope)).map(({ scope }) => scope)).toEqual(
    expect.arrayContaining(['中成药', '化学药']),
  );
  expect(await db.select().from(bankLine)).toMatchObject([{ serialNo: 'R-1', payer: '同和大药房' }]);
  await drop('收款-2.csv', '流水号,日期,金额\nR-7,2026年11月,5\n');
  expect(await bring()).toEqual(['收款-2.csv: failed']);
  expect(await answerFor('收款-2.csv')).toMatch(/2,R-7,refused,day,./);
  expect(await orderOf(data.order_no)).toMatchObject({ status: 'paid' });
});

it('takes credit lines, by days or by a closing day', async () => {
  const heads = '客户编码,额度,账期天数,还款日,宽限天数,原因';
  await drop('账期.csv', `${heads}\nK-01,5000,30,,5,年度协议\nK-09,100,,25,0,\n`);
  expect(await bring()).toEqual(['账期.csv: failed']);
  expect(await answerFor('账期.csv')).toContain('2,K-01,created,,\r\n3,K-09,refused,code,没有此编码的客户');
  const { list } = await ask<{ list: Schemas['CreditLine'][] }>('GET', '/erp/v1/credit-lines');
  expect(list).toMatchObject([{ code: 'K-01', amount: '5000.00', days: 30, closingDay: null, graceDays: 5 }]);
});

it('[O6] ships, tracks, shortens and takes back what files say', async () => {
  const ids = [await addCoded('G-1'), await addCoded('G-2')];
  const lines = ids.map((goods_id) => ({ goods_id, number: '6' }));
  const { order_no: no, id } = await paidOrder({ db, app: shop, buyer }, lines);
  const { order_no: other } = await paidOrder({ db, app: shop, buyer }, lines.slice(0, 1));
  await drop(
    '发货-1.csv',
    '订单号,发货单号,承运,运单号,部分发货,编码,批号,数量,追溯码\n' +
      `${no},CK-1,演示物流,YJ-1,是,G-1,A,2,\n${no},CK-1,,,,G-1,B,4,\n` +
      `${other},CK-2,演示物流,YJ-2,,,,,\n` +
      `${other},CK-3,演示物流,YJ-3,,G-9,A,1,\n${other},CK-4,演示物流,YJ-4,,,,,\n,CK-4,别的,,,,,,\n`,
  );
  expect(await bring()).toEqual(['发货-1.csv: failed']);
  const answer = await answerFor('发货-1.csv');
  expect(answer).toContain('2,CK-1,done,,\r\n3,CK-1,done,,\r\n4,CK-2,done,,');
  expect(answer).toMatch(/5,CK-3,refused,code,订单中没有此编码\r\n6,CK-4,refused,company,./);
  expect(await lineOf(no, 'G-1')).toMatchObject({ sent: '6' });
  expect(await lineOf(no, 'G-2')).toMatchObject({ sent: '0' });
  expect(await orderOf(other)).toMatchObject({ status: 'shipped', parcels: [{ trackingNo: 'YJ-2' }] });

  await drop('物流-1.csv', `订单号,运单号,说明,状态\n${no},YJ-1,已到达成都分拨中心,运输中\n${no},YJ-9,已签收,已签收\n`);
  await drop('少发-1.csv', `订单号,行,数量,原因,仍有库存\n${no},${(await lineOf(no, 'G-2'))?.id},6,破损,否\n`);
  expect(await bring()).toEqual(['少发-1.csv: done', '物流-1.csv: failed']);
  expect(await answerFor('物流-1.csv')).toMatch(/2,YJ-1,done,,\r\n3,YJ-9,refused,./);
  expect(await orderOf(no)).toMatchObject({ status: 'shipped', parcels: [{ status: 'moving' }], refunds: [{}] });

  const first = await lineOf(no, 'G-1');
  const asked = { reason: '质量问题', lines: [{ line_id: first?.id ?? 0, number: '1' }] };
  const returned = await shop.call('requestReturn', { params: { id }, body: asked }, buyer.session);
  const params = { id: returned.data.id };
  await desk.call('answerReturn', { params, body: { agrees: 1 } }, owner);
  await drop('退货入库-1.csv', `退货号,行,报损\n${params.id},${first?.id},坏\n99999,,\n`);
  expect(await bring()).toEqual(['退货入库-1.csv: failed']);
  expect(await answerFor('退货入库-1.csv')).toMatch(/2,\d+,refused,isWrittenOff,.*\r\n3,99999,refused,,./);
  await drop('退货入库-2.csv', `退货号,行,报损\n${params.id},${first?.id},是\n`);
  expect(await bring()).toEqual(['退货入库-2.csv: done']);
  expect(await ask('GET', `/erp/v1/returns/${params.id}`)).toMatchObject({ status: 'returning' });
});

it('writes refunds out, and takes the transfers that paid them', async () => {
  const goodsId = await addCoded('G-3');
  const { data } = await placeOrder(shop.call, buyer.session, [{ goods_id: goodsId, number: '2' }]);
  await shop.call('payOrder', { params: { id: data.id }, body: { method: 'bank' } }, buyer.session);
  await drop('receipts-2.csv', `流水号,日期,金额,订单\nR-2,20261127,${data.total},${data.order_no}\n`);
  await bring();
  await desk.call('cancelOrder', { params: { id: data.id }, body: { reason: '买家不要了' } }, owner);
  const written = await takeOrders(ask, folder);
  const name = written.find((each) => each.startsWith('refunds-')) ?? '';
  const [head = '', ...rows] = (await readFile(join(folder, 'out', name), 'utf8'))
    .replace('\ufeff', '')
    .trim()
    .split('\r\n');
  expect(head.split(',').slice(0, 6)).toEqual(['订单号', '退款号', '付款号', '金额', '去向', '状态']);
  const mine = rows.filter((row) => row.startsWith(data.order_no));
  expect(mine).toEqual([expect.stringContaining(`${data.total},provider,pending`)]);
  await drop('退款.csv', `退款号,流水号\n${mine[0]?.split(',')[1]},T-77\n`);
  expect(await bring()).toEqual(['退款.csv: done']);
  expect(await orderOf(data.order_no)).toMatchObject({ refunds: [{ status: 'done', reference: 'T-77' }] });
  expect(await auditMoney(db)).toEqual([]);
});

it('waits with a whole file while the server can’t answer, and does nothing twice after that', async () => {
  const { order_no: no } = await paidOrder({ db, app: shop, buyer }, [
    { goods_id: await addCoded('G-5'), number: '6' },
  ]);
  await drop(
    'shipments-9.csv',
    `订单号,发货单号,承运,运单号,部分发货,编码,批号,数量\n${no},CK-8,演示物流,YJ-8,是,G-5,A,2\n${no},CK-9,演示物流,YJ-9,是,G-5,A,2\n`,
  );
  let calls = 0;
  const breaks: Ask = (method, ...asked) => {
    if (method === 'POST') calls += 1;
    return calls > 1 ? Promise.reject(new Error('down')) : ask(method, ...asked);
  };
  await expect(bringFiles(breaks, folder, async () => {})).rejects.toThrow('down');
  expect(await bring()).toEqual(['shipments-9.csv: done']);
  expect(await orderOf(no)).toMatchObject({
    parcels: [{ trackingNo: 'YJ-8' }, { trackingNo: 'YJ-9' }],
    lines: [{ sent: '4' }],
  });
  expect(await auditMoney(db)).toEqual([]);
});

it('knows a Chinese word for each value of a column', () => {
  const schemas = contract.components.schemas;
  const choices = [
    schemas.BuyerRow.properties.kind,
    schemas.DocumentRow.properties.kind,
    schemas.GoodsRow.properties.capPeriod,
    schemas.ParcelStatus,
  ];
  for (const { enum: values, description } of choices)
    for (const value of values) expect(description).toMatch(new RegExp(`\\b${value} \\p{Script=Han}+[,.]`, 'u'));
});
