import { chinaDay } from '@yaoji/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { document } from '#db/schema/document.ts';
import { erpBuyer, erpGoods } from '#db/schema/erp-code.ts';
import { outboxEvent } from '#db/schema/outbox-event.ts';
import { sellerPaper } from '#db/schema/seller-paper.ts';
import { openTestDatabase } from '#db/testing.ts';
import { closeCreditCode } from '#demo/accounts/credit-code.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { startTestDesk } from '#testing/desk.ts';
import { eInvoiceFor, invoicePdf, numberOf } from '#testing/e-invoice.ts';
import { erpClient } from '#testing/erp.ts';
import { doneOrder, paidOrder } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { setSettings } from '#testing/settings.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const { makeKey, ask } = erpClient(desk);
const buyer = { id: 0, session: '' };
let [owner, key] = ['', ''];

beforeAll(async () => {
  buyer.id = (await addBuyer(db, { username: 'mine', company: '同和大药房' })).id;
  buyer.session = await shop.signIn('mine');
  await db.insert(erpBuyer).values({ code: 'K-01', buyerId: buyer.id });
  owner = await desk.work('owner');
  key = await makeKey(owner, ['orders:read', 'shipments:write', 'webhooks:write']);
});

const paid = async (values: Parameters<typeof addGoods>[1] = {}, who = buyer) => {
  const goods = await addGoods(db, values);
  await db.insert(erpGoods).values({ code: `G-${goods.id}`, goodsId: goods.id });
  const { order_no: no, id } = await paidOrder({ db, app: shop, buyer: who }, [{ goods_id: goods.id, number: '6' }]);
  return { no, id, goodsId: goods.id };
};
let parcels = 0;
const parcelOf = (orderNo: string, values: object = {}) => {
  parcels += 1;
  return { orderNo, documentNo: `CK-${parcels}`, company: '演示物流', trackingNo: `YJ-${parcels}`, ...values };
};

describe('orders for an ERP', () => {
  it('are found through changes, with the ERP’s codes', async () => {
    await db.insert(sellerPaper).values({ name: '许可证.pdf', content: Buffer.from('%PDF-1.7') });
    const { no, goodsId } = await paid();
    const first = (await ask(key, 'listChanges', { query: { limit: '1' } })).body;
    expect(first).toMatchObject({ list: [{ position: first.next }], hasMore: true });
    const query = { after: String(first.next - 1), kinds: 'order.paid' };
    const { list } = (await ask(key, 'listChanges', { query })).body;
    expect(list.at(-1)).toMatchObject({ kind: 'order.paid', number: no, subject: no });
    const order = (await ask(key, 'getOrder', { params: { no } })).body;
    expect(order).toMatchObject({
      status: 'paid',
      buyerCode: 'K-01',
      company: '同和大药房',
      needsSellerPapers: true,
      lines: [{ goodsId, code: `G-${goodsId}`, quantity: '6', needsPapers: true, batches: [{ quantity: '6' }] }],
      payments: [{ method: 'balance', amount: order.total }],
    });
    expect((await ask(key, 'getOrder', { params: { no: 'YJ0' } })).body).toMatchObject({ code: 'notFound' });
    expect((await ask(key, 'getBuyer', { params: { id: buyer.id } })).body).toMatchObject({
      code: 'K-01',
      documents: [{}],
    });
    const other = await makeKey(owner, ['prices:write']);
    expect((await ask(other, 'getOrder', { params: { no } })).status).toBe(403);
  });

  it('refuses a position whose changes are deleted', async () => {
    const { list } = (await ask(key, 'listChanges')).body;
    await db.delete(outboxEvent).where(eq(outboxEvent.position, list[0].position));
    await db.delete(outboxEvent).where(eq(outboxEvent.position, list[1].position));
    const asked = (after: number) => ask(key, 'listChanges', { query: { after: String(after) } });
    expect((await asked(list[0].position)).body).toMatchObject({ status: 409, code: 'stateChanged' });
    expect((await asked(list[1].position)).status).toBe(200);
  });

  it('refuses a position that was never issued, as after restoring a backup', async () => {
    const { next } = (await ask(key, 'listChanges', { query: { limit: '1000' } })).body;
    const asked = (after: number) => ask(key, 'listChanges', { query: { after: String(after) } });
    expect((await asked(next)).body).toMatchObject({ list: [], next });
    expect((await asked(next + 1)).body).toMatchObject({ status: 409, code: 'stateChanged' });
  });

  it('[O6] ship once per delivery document, in the batches that left', async () => {
    const batches = ['A', 'B', 'C'].map((batchNo) => ({ batchNo, expiry: '2028-01-31', quantity: '6' }));
    const { no, goodsId } = await paid({ batches });
    const left = (quantities: Record<string, string>) => [
      { goodsId, batches: Object.entries(quantities).map(([batchNo, quantity]) => ({ batchNo, quantity })) },
    ];
    const wrong = parcelOf(no, { lines: left({ A: '2', B: '3' }) });
    expect((await ask(key, 'createShipment', { body: wrong })).body).toMatchObject({ code: 'stateChanged' });
    const body = { ...wrong, lines: left({ A: '2', C: '4' }) };
    const sent = await ask(key, 'createShipment', { body });
    expect(sent.body).toMatchObject({
      status: 'shipped',
      lines: [
        {
          batches: [
            { batchNo: 'A', quantity: '2' },
            { batchNo: 'C', quantity: '4' },
          ],
        },
      ],
      parcels: [{ documentNo: body.documentNo, trackingNo: body.trackingNo }],
    });
    expect((await ask(key, 'createShipment', { body })).body).toEqual(sent.body);
    const another = { ...body, trackingNo: 'other' };
    expect((await ask(key, 'createShipment', { body: another })).body).toMatchObject({ code: 'stateChanged' });
    const signed = { orderNo: no, trackingNo: body.trackingNo, text: '已签收', status: 'signed' };
    expect((await ask(key, 'trackShipment', { body: signed })).body.parcels).toMatchObject([{ status: 'signed' }]);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('[O6] ship in parts, each with its lines and batches, and read as ordered, sent, open and billed', async () => {
    const batches = ['A', 'B'].map((batchNo) => ({ batchNo, expiry: '2028-01-31', quantity: '6' }));
    const { no, goodsId } = await paid({ batches });
    const part = (batchNo: string, quantity: string, codes: string[] = []) =>
      ask(key, 'createShipment', {
        body: parcelOf(no, { isPartial: true, lines: [{ goodsId, batches: [{ batchNo, quantity, codes }] }] }),
      });
    const first = (await part('B', '2', ['89555550000000000201', '89555550000000000202'])).body;
    expect(first).toMatchObject({
      status: 'paid',
      lines: [{ quantity: '6', sent: '2', open: '4', billed: '0' }],
      parcels: [{ lines: [{ goodsId, quantity: '2', batches: [{ batchNo: 'B', quantity: '2' }] }] }],
    });
    expect((await part('A', '5')).body).toMatchObject({ code: 'stateChanged' });
    const rest = await ask(key, 'createShipment', { body: parcelOf(no) });
    expect(rest.body).toMatchObject({
      status: 'shipped',
      lines: [{ sent: '6', open: '0' }],
      parcels: [{}, { lines: [{ quantity: '4', batches: [{ batchNo: 'A', quantity: '4' }] }] }],
    });
    const kinds = (await ask(key, 'listChanges', { query: { limit: '1000' } })).body.list
      .filter(({ subject }: { subject: string }) => subject === no)
      .map(({ kind }: { kind: string }) => kind);
    expect(kinds.slice(-3)).toEqual(['shipment.created', 'shipment.created', 'order.shipped']);
    expect(await auditMoney(db)).toEqual([]);
  });

  it('take trace codes with shipments, each in one order only', async () => {
    const batches = [
      { batchNo: 'A', expiry: '2028-01-31', quantity: '6' },
      { batchNo: 'B', expiry: '2028-02-29', quantity: '20' },
    ];
    const code = (serial: number) => `8912345${String(serial).padStart(13, '0')}`;
    const send = async ({ no, goodsId }: { no: string; goodsId: number }, codes: string[]) => {
      const lines = [{ goodsId, batches: [{ batchNo: 'B', quantity: '6', codes }] }];
      return (await ask(key, 'createShipment', { body: parcelOf(no, { lines }) })).body;
    };
    const one = await paid({ batches });
    expect(await send(one, [code(1), code(2)])).toMatchObject({
      status: 'shipped',
      lines: [{ batches: [{ batchNo: 'B' }] }],
    });
    const { latest } = (await desk.call('listCodes', { params: { id: one.id } }, owner)).data;
    expect(latest.map((each) => each.code).sort()).toEqual([code(1), code(2)]);
    const other = await paid({ batches });
    expect(await send(other, [code(2)])).toMatchObject({
      code: 'stateChanged',
      title: expect.stringContaining(one.no),
    });
    expect((await ask(key, 'getOrder', { params: { no: other.no } })).body).toMatchObject({
      status: 'paid',
      lines: [{ batches: [{ batchNo: 'A' }] }],
    });
  });

  it('[B3] are blocked if a licence has expired, as at the desk', async () => {
    const { id } = await addBuyer(db, { username: 'late', scopes: ['中成药'], expiresOn: chinaDay(shop.time.now) });
    const { no } = await paid({ scope: '中成药' }, { id, session: await shop.signIn('late') });
    await db.update(document).set({ expiresOn: '2020-01-01' }).where(eq(document.buyerId, id));
    const held = await ask(key, 'createShipment', { body: parcelOf(no) });
    expect(held.body).toMatchObject({ status: 409, title: expect.stringContaining('证件已过期') });
    expect((await ask(key, 'getOrder', { params: { no } })).body.status).toBe('paid');
  });

  it('are shortened and returned, with visible refunds', async () => {
    const { no, id } = await paid();
    const [line] = (await ask(key, 'getOrder', { params: { no } })).body.lines;
    const body = { reason: '破损', isInStock: false, lines: [{ lineId: line.id, quantity: '1' }] };
    const once = { params: { no }, body, once: 'short-1' };
    const short = (await ask(key, 'shortenOrder', once)).body;
    expect((await ask(key, 'shortenOrder', once)).body).toEqual(short);
    expect(short).toMatchObject({
      lines: [{ returned: '1' }],
      returns: [{ isShort: true }],
      refunds: [{ status: 'done' }],
    });
    await ask(key, 'createShipment', { body: parcelOf(no) });
    const asked = { reason: '质量问题', lines: [{ line_id: line.id, number: '2' }] };
    const returned = await shop.call('requestReturn', { params: { id }, body: asked }, buyer.session);
    const params = { id: returned.data.id };
    await desk.call('answerReturn', { params, body: { agrees: 1 } }, owner);
    const received = await ask(key, 'receiveReturn', { params, body: { writtenOff: [line.id] } });
    expect(received.body).toMatchObject({
      orderNo: no,
      status: 'returning',
      lines: [{ lineId: line.id, quantity: '2' }],
    });
    expect((await ask(key, 'receiveReturn', { params, body: {} })).status).toBe(409);
    expect(await auditMoney(db)).toEqual([]);
  });
});

describe('a write with an idempotency key', () => {
  const beforeAnswers = (does: string) =>
    db.execute(`
    create or replace function refuse_answer() returns trigger language plpgsql as $$ begin ${does} end $$;
    create or replace trigger refuse_answer before update on erp_answer for each row execute function refuse_answer()`);

  it('is rolled back if its answer cannot be stored, so that a retry refunds once', async () => {
    const { no } = await paid();
    const [line] = (await ask(key, 'getOrder', { params: { no } })).body.lines;
    const body = { reason: '破损', isInStock: false, lines: [{ lineId: line.id, quantity: '1' }] };
    const once = { params: { no }, body, once: 'short-2' };
    await beforeAnswers(`raise exception 'gone';`);
    expect((await ask(key, 'shortenOrder', once)).status).toBe(500);
    await beforeAnswers('return new;');
    const [entry] = (await desk.call('listLog', {}, owner)).data.list;
    expect(entry).toMatchObject({ outcome: 'failed', answer: expect.not.stringContaining('params') });
    expect((await ask(key, 'shortenOrder', once)).body).toMatchObject({ lines: [{ returned: '1' }] });
    expect((await ask(key, 'shortenOrder', once)).body).toMatchObject({ lines: [{ returned: '1' }] });
  });

  it('is rolled back if it was so slow that a retry took over', async () => {
    const { no } = await paid();
    const [line] = (await ask(key, 'getOrder', { params: { no } })).body.lines;
    const body = { reason: '破损', isInStock: false, lines: [{ lineId: line.id, quantity: '1' }] };
    // Another process took over the claim in between.
    await db.execute(`
      create or replace function take_over() returns trigger language plpgsql as $$ begin
        update erp_answer set created_at = created_at + interval '3 minutes' where idempotency_key = 'short-3';
        return new; end $$;
      create trigger take_over after insert on order_return for each row execute function take_over()`);
    const slow = await ask(key, 'shortenOrder', { params: { no }, body, once: 'short-3' });
    await db.execute('drop trigger take_over on order_return');
    expect(slow.status).toBe(409);
    expect((await ask(key, 'getOrder', { params: { no } })).body).toMatchObject({ lines: [{ returned: '0' }] });
  });
});

describe('webhooks of an ERP', () => {
  it('are registered by key or at the desk, and show their secret once', async () => {
    const form = { url: 'https://erp.example.com/hooks', kinds: ['order.paid'] };
    const made = (await ask(key, 'createWebhook', { body: form })).body;
    expect(made).toMatchObject({ webhook: form, secret: expect.stringMatching(/^whsec_/) });
    const params = { id: made.webhook.id };
    const inner = { body: { ...form, url: 'https://169.254.169.254/' } };
    expect((await ask(key, 'createWebhook', inner)).body.errors).toHaveProperty('url');
    expect((await desk.call('changeWebhook', { params, ...inner }, owner)).status).toBe(422);
    const renewed = (await desk.call('renewWebhookSecret', { params }, owner)).data.secret;
    const shown = JSON.stringify([
      (await desk.call('listWebhooks', {}, owner)).data,
      (await desk.call('listLog', {}, owner)).data,
      (await ask(key, 'listWebhooks')).body,
    ]);
    expect(shown).toContain(form.url);
    for (const secret of [made.secret, renewed]) expect(shown).not.toContain(secret);
    expect((await ask(key, 'replayWebhook', { params, body: { after: 0 } })).body.position).toBe(0);
    const many = [];
    for (let count = 0; count < 20; count += 1) many.push((await ask(key, 'createWebhook', { body: form })).status);
    expect(many).toEqual([...Array(19).fill(200), 409]);
    expect((await desk.call('removeWebhook', { params }, owner)).status).toBe(200);
    expect((await ask(key, 'deleteWebhook', { params })).status).toBe(404);
    expect((await desk.call('listWebhooks', {}, await desk.work('sales'))).status).toBe(403);
  });

  it('open their page at its address, which is not part of the interface', async () => {
    const typeOf = async (url: string) => (await desk.app.inject(url)).headers['content-type'];
    expect(await typeOf('/erp/v1/nothing')).toContain('problem');
    expect(await typeOf('/erp/webhooks')).not.toContain('problem');
  });
});

describe('invoices from an ERP', () => {
  it('[K8] complete an application with the tax platform’s files, once, and only if every figure agrees', async () => {
    await setSettings(db, { 'seller.name': '药集供应链', 'seller.taxNo': closeCreditCode('91510107MA6CXY123') });
    const { id: goodsId } = await addGoods(db);
    const order = await doneOrder({ db, app: shop, buyer }, [{ goods_id: goodsId, number: '6' }]);
    const title = { title: '同和大药房', tax_no: closeCreditCode('91510104MA6C8X7Q5') };
    const body = { order_ids: [order.id], kind: 'normal', ...title } as const;
    const { id } = (await shop.call('requestInvoice', { body: { ...body, order_ids: [order.id] } }, buyer.session))
      .data;
    const put = async (changes: object, using: string) => {
      const body = {
        xml: (await eInvoiceFor(db, id, changes)).toString('base64'),
        pdf: invoicePdf(id).toString('base64'),
      };
      return ask(using, 'putInvoice', { params: { id }, body });
    };
    expect((await put({}, key)).status).toBe(403);
    const invoices = await makeKey(owner, ['orders:read', 'invoices:write']);
    expect((await put({ tax: '0.00' }, invoices)).body).toMatchObject({
      ...{ status: 409, code: 'stateChanged' },
      title: expect.stringContaining('税额应为'),
    });
    const none = { xml: Buffer.from('<EInvoice/>').toString('base64') };
    expect((await ask(invoices, 'putInvoice', { params: { id }, body: none })).status).toBe(422);
    const scan = { xml: (await eInvoiceFor(db, id)).toString('base64'), pdf: Buffer.from('scan').toString('base64') };
    expect((await ask(invoices, 'putInvoice', { params: { id }, body: scan })).status).toBe(422);
    expect((await put({}, invoices)).body).toMatchObject({ no: numberOf(id), status: 'issued', files: ['pdf', 'xml'] });
    expect((await put({}, invoices)).status).toBe(409);
    expect(await auditMoney(db)).toEqual([]);
  });
});
