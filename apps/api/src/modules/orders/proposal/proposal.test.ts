import type { Schemas } from '@yaoji/api-client/desk/contract';
import { cartCodec, goodsCodec } from '@yaoji/api-client/wire';
import { addDays, addMoney, chinaDay } from '@yaoji/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cartLine } from '#db/schema/cart-line.ts';
import { goods as goodsTable } from '#db/schema/goods.ts';
import { invoiceLine } from '#db/schema/invoice.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { ownPriceList } from '#db/schema/own-price.ts';
import { openTestDatabase } from '#db/testing.ts';
import { closeCreditCode } from '#demo/accounts/credit-code.ts';
import { addActivity, addGoods } from '#testing/catalogue.ts';
import { orderForm, placeOrder } from '#testing/checkout.ts';
import { draftOf, startTestDesk } from '#testing/desk.ts';
import { doneOrder } from '#testing/orders.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

type Form = Schemas['ProposalForm'];

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
const address = { receiver: '王药师', phone: '13800001234', region_code: '510104', detail: '红星路三段1号' };
let [sales, finance, owner, mine, other] = ['', '', '', '', ''];
let mineId = 0;

beforeAll(async () => {
  sales = await desk.work('sales', '李销售');
  finance = await desk.work('finance');
  owner = await desk.work('owner');
  mineId = (await addBuyer(db, { username: 'mine', company: '康宁大药房', adminName: '李销售' })).id;
  await addBuyer(db, { username: 'other', company: '百草堂' });
  mine = await shop.signIn('mine');
  other = await shop.signIn('other');
});
beforeEach(() => db.delete(cartLine));

const dayIn = (days: number) => addDays(chinaDay(shop.time.now), days);
const formOf = (form: Partial<Form>): Form => ({
  buyers: [{ id: mineId }],
  validOn: dayIn(3),
  joinsPromotions: 0,
  ...form,
});
const create = (form: Partial<Form>, session = sales) =>
  desk.call('createProposal', { body: { proposal: formOf(form) } }, session);
/** A proposal of ten units of a product of 12.80, quoted 11.50. */
const propose = async (form: Partial<Form> = {}) => {
  const { id: goodsId } = await addGoods(db, { price: '12.80' });
  const { data } = await create({ lines: [{ goodsId, quantity: '10', price: '11.50' }], ...form });
  return { ...data, goodsId };
};
const accept = (id: number, session = mine) => shop.call('acceptProposal', { params: { id } }, session);
const decline = (id: number, reason = '') =>
  shop.call('declineProposal', { params: { id }, body: reason ? { reason } : {} }, mine);
const withdraw = (id: number) => desk.call('withdrawProposal', { params: { id } }, sales);
const shown = async (id: number) =>
  (await shop.call('listProposals', {}, mine)).data.list.find((each) => each.id === id);
const atDesk = async (id: number) =>
  (await desk.call('listProposals', { query: { keywords: String(id) } }, sales)).data.list[0];
const cartOf = async () => cartCodec.read((await shop.call('getCart', {}, mine)).data);
const priceOf = async (id: number) =>
  goodsCodec.read((await shop.call('getGoods', { params: { id } }, mine)).data.goods).price;
const download = async (path: string) =>
  (await desk.app.inject({ url: `/desk/api/exports/${path}&format=csv`, headers: { cookie: sales } })).body;
const later = async (days: number, run: () => Promise<void>) => {
  const start = shop.time.now;
  shop.time.now = new Date(start.getTime() + days * 86_400_000);
  mine = await shop.signIn('mine');
  try {
    await run();
  } finally {
    shop.time.now = start;
    mine = await shop.signIn('mine');
  }
};

it('a buyer without proposals sees none of it', async () => {
  expect((await shop.call('getUserState', {}, other)).data.proposal_count).toBeNull();
  expect((await shop.call('getUserState')).data.proposal_count).toBeNull();
});

it('[C299] [C297] [D6] quotes hold in cart and order until the proposal ends, and the order has its number', async () => {
  const usual = await addGoods(db, { price: '5.00', name: '板蓝根颗粒' });
  const { id: goodsId } = await addGoods(db, { price: '12.80' });
  const lines = [
    { goodsId, quantity: '10', price: '11.50' },
    { goodsId: usual.id, quantity: '4' },
  ];
  const { data, message } = await create({ note: '入冬常备', lines });
  expect([message, data.total]).toEqual(['推荐单已发给客户', '135.00']);
  expect((await shop.call('getUserState', {}, mine)).data.proposal_count).toBe(1);
  expect((await shop.call('listMessages', {}, mine)).data.list[0]).toMatchObject({
    title: '业务员推荐',
    body: `李销售为您推荐了2种商品，有效期至${dayIn(3)}：入冬常备`,
    url: '/tjd',
  });
  expect(await shown(data.id)).toMatchObject({
    status: 'open',
    salesperson: '李销售',
    note: '入冬常备',
    valid_on: dayIn(3),
    total: '135.00',
    lines: [
      { goods_id: goodsId, number: '10', quote: '11.50', list_price: '12.80', price: '11.50', amount: '115.00' },
      { name: '板蓝根颗粒', quote: null, price: '5.00', amount: '20.00', reason: null },
    ],
  });
  expect(await priceOf(goodsId)).toBe('12.80');

  expect(await accept(data.id)).toMatchObject({ status: 200, message: '已加入购物车', data: { total: 2 } });
  expect(await shown(data.id)).toMatchObject({ status: 'accepted', total: null });
  const cart = await cartOf();
  const line = cart.lines.find((each) => each.goodsId === goodsId);
  expect(line).toMatchObject({ quantity: '10', unitPrice: '11.50', priceKind: 'own' });
  expect(cart.totals.goodsPayable).toBe('135.00');
  await shop.call('addAddress', { body: address }, mine);
  const ids = cart.lines.map((each) => each.id);
  const placed = await shop.call('placeOrder', { body: await orderForm(shop.call, mine, ids) }, mine);
  const order = (await shop.call('getOrder', { params: { id: placed.data.id } }, mine)).data;
  expect(order.lines.find((each) => each.goods_id === goodsId)).toMatchObject({
    price: '11.50',
    proof: { list: '128.00', own_price: { title: `推荐单${data.id}报价` }, paid: '115.00' },
  });
  const { data: seen } = await desk.call('getOrder', { params: { id: placed.data.id } }, sales);
  expect(seen.proposal).toEqual({ id: data.id, salesperson: '李销售' });
  expect((await atDesk(data.id))?.ordered).toBe(placed.data.total);
  const table = (await download(`orders?keywords=${order.order_no}`)).split('\r\n');
  expect(table[0]).toMatch(/,业务员,推荐单,推荐人,下单人,审批人$/);
  expect(table.slice(1, 3).map((row) => row.split(',').slice(-5, -2))).toEqual(
    Array(2).fill(['李销售', String(data.id), '李销售']),
  );
  expect(await priceOf(goodsId)).toBe('11.50');
  await later(4, async () => {
    expect(await priceOf(goodsId)).toBe('12.80');
    const again = await placeOrder(shop.call, mine, [{ goods_id: goodsId, number: '1' }]);
    const session = await desk.work('owner');
    expect((await desk.call('getOrder', { params: { id: again.data.id } }, session)).data.proposal).toBeNull();
  });
});

describe('a proposal', () => {
  it('names every line that the buyer could not buy in full, and why', async () => {
    const sold = await addGoods(db, { stock: '0' });
    const few = await addGoods(db, { stock: '5' });
    const packs = await addGoods(db, { packStep: '10' });
    const gone = await addGoods(db, { onShelf: false });
    const cheap = await addGoods(db, { price: '12.80', ladder: [{ number: '10', price: '11.00' }] });
    const refused = await create({
      lines: [
        { goodsId: sold.id, quantity: '1' },
        { goodsId: few.id, quantity: '6' },
        { goodsId: packs.id, quantity: '15' },
        { goodsId: gone.id, quantity: '1' },
        { goodsId: cheap.id, quantity: '9', price: '12.81' },
      ],
    });
    expect(refused.errors).toEqual({
      'proposal[lines][0][quantity]': ['暂时缺货'],
      'proposal[lines][1][quantity]': ['库存仅剩5盒'],
      'proposal[lines][2][quantity]': ['须按中包装10盒的整数倍购买'],
      'proposal[lines][3][quantity]': ['商品已下架'],
      'proposal[lines][4][price]': ['报价高于客户现价12.80元'],
    });
    const tiered = await create({ lines: [{ goodsId: cheap.id, quantity: '10', price: '11.50' }] });
    expect(tiered.errors).toEqual({ 'proposal[lines][0][price]': ['报价高于客户现价11.00元'] });
    expect((await shop.call('listProposals', {}, mine)).data.list.some(({ status }) => status === 'open')).toBe(false);
  });

  it('needs a known buyer, a day to come, and products, each once', async () => {
    const { id } = await addGoods(db);
    const wrong = await create({
      buyers: [{ id: 999_999 }],
      validOn: dayIn(-1),
      lines: [
        { goodsId: id, quantity: '0' },
        { goodsId: id, quantity: '1', price: '0' },
        { goodsId: 999_999, quantity: '1' },
      ],
    });
    expect(Object.keys(wrong.errors ?? {}).sort()).toEqual([
      'proposal[buyers]',
      'proposal[lines][0][quantity]',
      'proposal[lines][1][goodsId]',
      'proposal[lines][1][price]',
      'proposal[lines][2][goodsId]',
      'proposal[validOn]',
    ]);
    expect(Object.keys((await create({ lines: [] })).errors ?? {})).toEqual(['proposal[lines]']);
    expect((await create({ lines: [{ goodsId: id, quantity: '1' }] }, finance)).status).toBe(403);
  });

  it('with a quote below the floor reaches the buyer only once somebody else approves it', async () => {
    const { id: goodsId, name } = await addGoods(db, { price: '12.80', ownFloor: '11.00' });
    const before = (await shop.call('listProposals', {}, mine)).data.total;
    const refused = await create({ lines: [{ goodsId, quantity: '1', price: '10.00' }] });
    expect(refused.message).toContain(`${name}的报价：10.00元，低于最低价`);
    expect((await shop.call('listProposals', {}, mine)).data.total).toBe(before);
    // A refusal's data is not in the operation's type.
    const draft = draftOf(refused);
    await desk.call('requestApproval', { params: { id: draft }, body: { reason: '大客户' } }, sales);
    await desk.call('approveRequest', { params: { id: draft }, body: {} }, finance);
    const [found] = (await shop.call('listProposals', {}, mine)).data.list;
    expect(found).toMatchObject({ salesperson: '李销售', lines: [{ quote: '10.00', price: '10.00' }] });
    await withdraw(found?.id ?? 0);
  });

  it('is changed while it is open, in full view of concurrent changes', async () => {
    const { id, version, form } = await propose();
    const change = (note: string, seen: string) =>
      desk.call('changeProposal', { params: { id }, body: { version: seen, proposal: { ...form, note } } }, sales);
    const changed = await change('新说明', version);
    expect(changed.data.form.note).toBe('新说明');
    expect(await change('旧说明', version)).toMatchObject({
      status: 409,
      data: { current: { form: { note: '新说明' } } },
    });
    const otherBuyer = { ...form, buyers: [{ id: (await addBuyer(db)).id }] };
    const body = { version: changed.data.version, proposal: otherBuyer };
    expect((await desk.call('changeProposal', { params: { id }, body }, sales)).errors).toHaveProperty([
      'proposal[buyers]',
    ]);
    await accept(id);
    expect(await change('再改', changed.data.version)).toMatchObject({
      status: 409,
      message: '这张推荐单已接受过',
    });
  });

  it('[C298] ends declined, withdrawn or expired, with time and person, and can then not be accepted', async () => {
    const now = Math.floor(shop.time.now.getTime() / 1000);
    const declined = await propose();
    expect((await decline(declined.id, '库存还够')).message).toBe('已谢绝');
    const decision = { status: 'declined', decidedAt: now, decidedBy: '康宁大药房', answer: '库存还够' };
    expect(await atDesk(declined.id)).toMatchObject(decision);
    expect(await accept(declined.id)).toMatchObject({ status: 409, message: '这张推荐单已谢绝' });

    const withdrawn = await propose();
    await withdraw(withdrawn.id);
    expect(await atDesk(withdrawn.id)).toMatchObject({ status: 'withdrawn', decidedAt: now, decidedBy: '李销售' });
    expect(await accept(withdrawn.id)).toMatchObject({ status: 409, message: '这张推荐单已被业务员撤回' });
    expect((await decline(withdrawn.id)).status).toBe(409);

    const expired = await propose({ validOn: dayIn(0) });
    await later(1, async () => {
      expect(await shown(expired.id)).toMatchObject({ status: 'expired', total: null, lines: [{ price: null }] });
      expect(await accept(expired.id)).toMatchObject({
        status: 409,
        message: '这张推荐单已过有效期，请联系业务员',
      });
      expect((await cartOf()).lines).toEqual([]);
    });
    const logged = (await db.select().from(operatorLog)).map(({ command }) => command);
    expect(logged).toContain(`desk withdrawProposal ${withdrawn.id} mine`);
    const { log } = (await desk.call('getBuyer', { params: { id: mineId } }, sales)).data;
    expect(log.map(({ action }) => action)).toContain(`撤回推荐单 ${withdrawn.id}`);
  });

  it('[P8] of another buyer is not found', async () => {
    const { id } = await propose();
    expect((await accept(id, other)).status).toBe(404);
    expect((await shop.call('declineProposal', { params: { id }, body: {} }, other)).status).toBe(404);
    expect((await shop.call('listProposals', {}, other)).data).toMatchObject({ list: [], total: 0 });
    expect((await shown(id))?.status).toBe('open');
  });

  it('adds what can be bought and says what not; it stays open where nothing can', async () => {
    const gone = await addGoods(db, { name: '缺货品' });
    const { id: goodsId } = await addGoods(db, { stock: '20' });
    const { data } = await create({
      lines: [
        { goodsId, quantity: '20' },
        { goodsId: gone.id, quantity: '1' },
      ],
    });
    const { data: alone } = await create({ lines: [{ goodsId: gone.id, quantity: '1', price: '0.01' }] });
    await db.update(goodsTable).set({ onShelf: false }).where(eq(goodsTable.id, gone.id));
    await db.update(goodsTable).set({ stock: '15' }).where(eq(goodsTable.id, goodsId));
    expect((await shown(data.id))?.lines).toMatchObject([
      { reason: '库存仅剩15盒', amount: '192.00' },
      { reason: '商品已下架', amount: null },
    ]);
    expect(await accept(data.id)).toMatchObject({
      status: 200,
      message: '已加入1种商品，1种未能加入：商品已下架',
      data: {
        results: [
          { ok: true, code: 'ADJUSTED', number: '15' },
          { ok: false, code: 'OFF_SHELF' },
        ],
      },
    });
    expect(await accept(alone.id)).toMatchObject({ status: 409, data: { results: [{ code: 'OFF_SHELF' }] } });
    expect((await shown(alone.id))?.status).toBe('open');
    await withdraw(alone.id);
  });

  it('[D4] shows the price that the cart then has, under a seckill, too', async () => {
    const { id: goodsId } = await addGoods(db, { price: '12.80' });
    await addActivity(db, shop.time.now, { kind: 'seckill', goods: [{ goodsId, price: '9.90', stock: '50' }] });
    const { data } = await create({ lines: [{ goodsId, quantity: '3', price: '11.50' }] });
    expect(await shown(data.id)).toMatchObject({ total: '29.70', lines: [{ price: '9.90', amount: '29.70' }] });
    await accept(data.id);
    expect((await cartOf()).totals.goodsPayable).toBe('29.70');
  });
});

it('the invoice of a quoted line carries the quoted price', async () => {
  const { id, goodsId } = await propose();
  await accept(id);
  await db.delete(cartLine);
  const buyer = { id: mineId, session: mine };
  const order = await doneOrder({ db, app: shop, buyer }, [{ goods_id: goodsId, number: '10' }]);
  const title = { kind: 'normal', title: '康宁大药房', tax_no: closeCreditCode('91510104MA6C8X7Q5') } as const;
  const { data } = await shop.call('requestInvoice', { body: { order_ids: [order.id], ...title } }, mine);
  const [quoted] = await db
    .select()
    .from(invoiceLine)
    .where(eq(invoiceLine.invoiceId, data.id))
    .orderBy(invoiceLine.id);
  expect(quoted?.quantity).toBe('10.000');
  expect(addMoney(quoted?.amount ?? '', quoted?.tax ?? '')).toBe('115.00');
});

it('products pasted by number are found by it', async () => {
  const [first, second] = [await addGoods(db), await addGoods(db)];
  const { data } = await desk.call('listGoods', { query: { id: [first.id, second.id, 999_999] } }, sales);
  expect(data.list.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
});

it('quotes are not among the own prices that operators edit', async () => {
  const { id } = await propose();
  await accept(id);
  const [list] = await db.select().from(ownPriceList).where(eq(ownPriceList.proposalId, id));
  expect((await desk.call('listOwnPrices', {}, owner)).data.total).toBe(0);
  expect((await desk.call('listOwnPrices', { query: { keywords: '推荐单' } }, owner)).data.total).toBe(0);
  expect((await desk.call('getOwnPrices', { params: { id: list?.id ?? 0 } }, owner)).status).toBe(404);
});

it('salespeople see their own buyers and proposals', async () => {
  const { id } = await propose();
  const { list } = (await desk.call('listBuyers', { query: { mine: 1 } }, sales)).data;
  expect(list.map(({ username }) => username)).toEqual(['mine']);
  expect((await desk.call('listBuyers', { query: { mine: 1 } }, owner)).data.total).toBe(0);
  const exported = await download('buyers?mine=1');
  expect([exported.includes('康宁大药房'), exported.includes('百草堂')]).toEqual([true, false]);
  const own = async (session: string) =>
    (await desk.call('listProposals', { query: { mine: 1, status: 'open' } }, session)).data.list.map(
      (each) => each.id,
    );
  expect(await own(sales)).toContain(id);
  expect(await own(owner)).toEqual([]);
});

describe('at the same time', () => {
  it('[O1] eight acceptances add the products once', async () => {
    const { id, goodsId } = await propose();
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect((await cartOf()).lines).toMatchObject([{ goodsId, quantity: '10' }]);
    expect(await db.$count(ownPriceList, eq(ownPriceList.proposalId, id))).toBe(1);
  });

  it('acceptance and withdrawal have one winner, and a withdrawn proposal leaves no quotes', async () => {
    for (let round = 0; round < 5; round += 1) {
      await db.delete(cartLine);
      const { id } = await propose();
      const [accepted, withdrawn] = await Promise.all([accept(id), withdraw(id)]);
      expect([accepted.status, withdrawn.status].sort()).toEqual([200, 409]);
      const isAccepted = accepted.status === 200;
      expect((await shown(id))?.status).toBe(isAccepted ? 'accepted' : 'withdrawn');
      expect((await cartOf()).lines).toHaveLength(isAccepted ? 1 : 0);
      expect(await db.$count(ownPriceList, eq(ownPriceList.proposalId, id))).toBe(isAccepted ? 1 : 0);
    }
  });
});
