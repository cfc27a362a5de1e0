import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { closeCreditCode } from '#demo/accounts/credit-code.ts';
import { addGoods } from '#testing/catalogue.ts';
import { issueWithFiles } from '#testing/e-invoice.ts';
import { doneOrder, paidOrder } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';
import { addReport, addSellerPaper, batchesWithoutReport } from './index.ts';

const { db } = await openTestDatabase();
const world = await startTestApp(db);
const { app, call, signIn, time } = world;
const buyer = { id: 0, session: '' };
let other = '';

const report = Buffer.from('%PDF-1.4\n% 药检报告\n');

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine', company: '康宁大药房' })).id;
  await addBuyer(db, { username: 'other' });
  buyer.session = await signIn('mine');
  other = await signIn('other');
  await setSettings(db, { 'seller.name': '药集供应链', 'seller.taxNo': closeCreditCode('91510107MA6CXY123') });
});

const download = (id: number, session = buyer.session) =>
  app.inject({ method: 'GET', url: `/api/order/${id}/papers`, headers: { cookie: session } });
const textOf = async (content: Uint8Array) => {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(content)), { mergePages: true });
  return text.replace(/\s/g, '');
};

/** A line of two batches, one of them with a report. */
const delivered = async () => {
  const batches = [
    { batchNo: 'A1', expiry: '2027-06-30', quantity: '2' },
    { batchNo: 'A2', expiry: '2028-06-30', quantity: '9' },
  ];
  const goods = await addGoods(db, { name: '六味地黄丸（浓缩丸）', batches });
  const order = await doneOrder({ db, app: world, buyer }, [{ goods_id: goods.id, number: '5' }]);
  await addReport(db, { goodsId: goods.id, batchNo: 'A1' }, { content: report, issuedOn: '2026-03-05' }, time.now);
  return { goods, order };
};

describe('papers of a delivery', () => {
  it('[K7] [C135] are in one ZIP with a manifest that names each line and batch, and missing papers', async () => {
    const { goods, order } = await delivered();
    await addSellerPaper(db, '药品经营许可证', report, time.now);
    const { data: invoice } = await call(
      'requestInvoice',
      {
        body: {
          order_ids: [order.id],
          kind: 'normal',
          title: '康宁大药房',
          tax_no: closeCreditCode('91510104MA6C8X7Q5'),
        },
      },
      buyer.session,
    );
    await issueWithFiles(db, invoice.id, time.now);

    const answer = await download(order.id);
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = unzipSync(answer.rawPayload);
    const reportName = `药检报告/六味地黄丸（浓缩丸）_A1_${goods.id}.pdf`;
    const { data: invoices } = await call('listInvoices', {}, buyer.session);
    expect(Object.keys(files).toSorted()).toEqual(
      [
        'manifest.csv',
        '目录.txt',
        '随货同行单.pdf',
        reportName,
        '首营资料/供货企业基本信息.pdf',
        '首营资料/供货品种目录.pdf',
        '首营资料/药品经营许可证.pdf',
        `电子发票/${invoices.list[0]?.invoice_no}.pdf`,
        `电子发票/${invoices.list[0]?.invoice_no}.xml`,
      ].toSorted(),
    );
    expect(Buffer.from(files[reportName] ?? []).equals(report)).toBe(true);
    const rows = strFromU8(files['manifest.csv'] ?? new Uint8Array()).split('\r\n');
    expect(rows[1]).toBe(`1,六味地黄丸（浓缩丸）,200丸/瓶,豫西本草制药有限公司,,A1,2027-06-30,2,盒,${reportName}`);
    expect(rows[2]).toMatch(/,A2,2028-06-30,3,盒,缺$/);
    expect(strFromU8(files['目录.txt'] ?? new Uint8Array())).toContain('缺少以下1个批次的药检报告');
    const note = await textOf(files['随货同行单.pdf'] ?? new Uint8Array());
    for (const part of ['药集供应链', '康宁大药房', order.order_no, '六味地黄丸（浓缩丸）', 'A1', 'A2', '2028-06-30']) {
      expect(note).toContain(part);
    }
    expect((await download(order.id)).rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  it('[K7] [C122] missing ones are named by the order, once it is shipped', async () => {
    const { goods, order } = await delivered();
    const missing = async (id: number) =>
      (await call('getOrder', { params: { id } }, buyer.session)).data.missing_reports;
    expect(await missing(order.id)).toEqual([{ name: goods.name, pihao: 'A2' }]);
    const paid = await paidOrder({ db, app: world, buyer }, [{ goods_id: goods.id, number: '1' }]);
    expect(await missing(paid.id)).toEqual([]);
  });

  it('[C135] are available once the order is shipped', async () => {
    const order = await paidOrder({ db, app: world, buyer }, [{ goods_id: (await addGoods(db)).id, number: '1' }]);
    expect((await download(order.id)).json()).toMatchObject({ code: 40904, message: '订单发货后才能下载随货资料' });
  });

  it('[P8] are invisible to other buyers', async () => {
    const { order } = await delivered();
    expect((await download(order.id, other)).statusCode).toBe(404);
    expect((await download(order.id, '')).statusCode).toBe(401);
  });

  it('list batches in stock without a report', async () => {
    const { goods } = await delivered();
    const missing = await batchesWithoutReport(db, 200);
    expect(missing.filter(({ goodsId }) => goodsId === goods.id).map(({ batchNo }) => batchNo)).toEqual(['A2']);
  });
});
