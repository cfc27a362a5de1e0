import shopContract from '@yaoji/api-client/openapi.json' with { type: 'json' };
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { document } from '#db/schema/document.ts';
import { erpGoods } from '#db/schema/erp-code.ts';
import { message } from '#db/schema/message.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { openTestDatabase } from '#db/testing.ts';
import { planRunner } from '#modules/catalogue/goods/index.ts';
import { auditMoney } from '#modules/operators/audit/index.ts';
import { addGoods } from '#testing/catalogue.ts';
import { fillCart } from '#testing/checkout.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
let [quality, sales] = ['', ''];

beforeAll(async () => {
  quality = await desk.work('quality');
  sales = await desk.work('sales');
});

const changes = async () => {
  const rows = (await db.select().from(operatorLog)).sort((a, b) => a.id - b.id);
  return JSON.parse(rows.at(-1)?.change ?? 'null');
};

const applicant = async (username: string) => {
  const row = await addBuyer(db, { username, status: 'pending', businessKind: 'pharmacy', submittedAt: shop.time.now });
  const send = async (kind: string, name: string) => {
    const pictures = ['/uploads/2026/11/a.png'];
    const values = { buyerId: row.id, kind, name, status: 'pending', pictures } as const;
    const [sent] = await db.insert(document).values(values).returning();
    return sent?.id ?? 0;
  };
  return { ...row, params: { id: row.id }, send };
};

describe('buyers at the desk', () => {
  it('[V1] are approved once all documents are, and see what each unlocks', async () => {
    const { params, send, id } = await applicant('new');
    await send('business_licence', '营业执照');
    expect((await desk.call('listBuyers', { query: { status: 'pending' } }, quality)).data).toMatchObject({
      total: 1,
      list: [{ username: 'new', waitingDocuments: 1 }],
    });
    const early = await desk.call('approveBuyer', { params }, quality);
    expect(early).toMatchObject({ code: 40904, message: expect.stringContaining('药品经营许可证') });
    await send('drug_licence', '药品经营许可证');
    const seen = (await desk.call('getBuyer', { params }, quality)).data;
    expect(seen.documents.find(({ kind }) => kind === 'drug_licence')?.usualScopes).toContain('中成药');
    for (const kind of ['authorisation', 'identity']) await send(kind, kind);
    const approved = await desk.call('approveBuyer', { params }, quality);
    expect(approved).toMatchObject({ status: 200, data: { status: 'passed', missing: [] } });
    expect(approved.data.scopes).toContain('中成药');
    expect(await changes()).toEqual({ before: { status: 'pending' }, after: { status: 'passed' } });
    const { log } = (await desk.call('getBuyer', { params }, quality)).data;
    expect(log.map(({ outcome }) => outcome)).toEqual(['done']);
    const titles = (await db.select().from(message).where(eq(message.buyerId, id))).map(({ title }) => title);
    expect(titles).toContain('会员审核通过');
    expect((await desk.call('approveBuyer', { params }, quality)).code).toBe(40904);
  });

  it('show pictures of their documents only to roles that see buyers, under any address', async () => {
    const { id } = await addBuyer(db, { username: 'photographed' });
    const name = 'a'.repeat(32);
    const picture = `/uploads/2026/11/${name}.png`;
    await db
      .insert(document)
      .values({ buyerId: id, kind: 'drug_licence', name: '药品经营许可证', pictures: [picture] });
    const status = async (cookie: string, url: string) =>
      (await desk.app.inject({ url, headers: { cookie } })).statusCode;
    const warehouse = await desk.work('warehouse');
    expect(await status(warehouse, picture)).toBe(403);
    expect(await status(warehouse, `${picture}?a=1`)).toBe(403);
    expect(await status(warehouse, picture.replace('aaa', '%61aa'))).toBe(403);
    // This file was never stored.
    expect(await status(quality, picture)).toBe(404);
    expect(await status(warehouse, picture.replace(name, 'b'.repeat(32)))).toBe(404);
  });

  it('[V1] are refused with a reason', async () => {
    const { params } = await applicant('odd');
    expect((await desk.call('refuseBuyer', { params, body: {} }, quality)).status).toBe(422);
    const refused = await desk.call('refuseBuyer', { params, body: { reason: '执照与名称不符' } }, quality);
    expect(refused.data).toMatchObject({ status: 'rejected', rejectReason: '执照与名称不符' });
    expect(refused.data.log).toEqual([]);
    const [entry] = (await desk.call('getBuyer', { params }, quality)).data.log;
    expect(entry).toMatchObject({ operator: 'quality', outcome: 'done', command: expect.stringContaining('odd') });
  });

  it('[B4] a document is decided on its own, with the scopes it grants', async () => {
    const { id } = await addBuyer(db, { username: 'passed' });
    const add = async () => {
      const values = { buyerId: id, kind: 'food_licence', name: '食品经营许可证', status: 'pending' } as const;
      return { params: { id: (await db.insert(document).values(values).returning())[0]?.id ?? 0 } };
    };
    const first = await add();
    expect((await desk.call('listBuyers', { query: { status: 'documents' } }, quality)).data.total).toBeGreaterThan(0);
    const approved = await desk.call('approveDocument', { ...first, body: { scopes: ['保健食品'] } }, quality);
    expect(approved.data.documents[0]).toMatchObject({ status: 'passed', scopes: ['保健食品'] });
    expect((await desk.call('approveDocument', { ...first, body: {} }, quality)).code).toBe(40904);
    const refused = await desk.call('refuseDocument', { ...(await add()), body: { reason: '照片不清' } }, quality);
    expect(refused.data.documents[0]).toMatchObject({ status: 'rejected', reason: '照片不清' });
  });

  it('[B4] changes the scopes of an accepted document later', async () => {
    const { id: buyerId } = await addBuyer(db, { username: 'changed' });
    const add = async (status: 'passed' | 'pending') => {
      const values = { buyerId, kind: 'food_licence', name: '食品经营许可证', status } as const;
      return { params: { id: (await db.insert(document).values(values).returning())[0]?.id ?? 0 } };
    };
    const change = (held: { params: { id: number } }, scopes: string[]) =>
      desk.call('changeDocumentScopes', { ...held, body: scopes.length > 0 ? { scopes } : {} }, quality);
    const held = await add('passed');
    expect((await change(held, ['食品', '保健食品'])).data.documents[0]?.scopes.toSorted()).toEqual([
      '保健食品',
      '食品',
    ]);
    expect((await change(held, [])).data.documents[0]?.scopes).toEqual([]);
    expect(await changes()).toMatchObject({ after: { scopes: [] } });
    expect((await change(await add('pending'), ['食品'])).code).toBe(40904);
  });

  it('[P5][P6] changes rank, chat, visibility and the target of 质检报告, and logs only the changes', async () => {
    const { id, username } = await addBuyer(db, { username: 'ranked' });
    const params = { id };
    const version = async () => (await desk.call('getBuyer', { params }, sales)).data.version;
    const change = async (values: object) =>
      desk.call('changeBuyer', { params, body: { version: await version(), ...values } }, sales);
    await change({ rank: '金牌会员', isSpecial: 1, showsFreeShippingZone: 0, canChat: 0 });
    expect(await changes()).toMatchObject({ before: { rank: '普通会员' }, after: { rank: '金牌会员', canChat: 0 } });
    expect((await change({ inspection: 'link', inspectionText: 'javascript:1' })).errors).toHaveProperty(
      'inspectionText',
    );
    expect((await change({ inspection: 'message', inspectionText: ' ' })).errors).toHaveProperty('inspectionText');
    await change({ inspection: 'message', inspectionText: '请联系客服' });
    expect(await changes()).toEqual({
      before: { inspection: 'reports', inspectionText: '' },
      after: { inspection: 'message', inspectionText: '请联系客服' },
    });
    const { data } = await shop.call('getUserState', {}, await shop.signIn(username));
    expect(data).toMatchObject({
      rank: '金牌会员',
      is_special: 1,
      is_show_youx: 0,
      is_can_chat: 0,
      quality_inspection: { quality_inspection_url: null, msg: '请联系客服' },
    });
    expect((await change({ inspection: 'none' })).data).toMatchObject({ inspection: 'none', inspectionText: '' });
    expect((await change({ inspection: 'reports' })).data).toMatchObject({ inspection: 'reports', rank: '金牌会员' });
  });

  it('are sorted by the time they asked, from the latest or the first', async () => {
    await addBuyer(db, { username: 'late', status: 'pending', submittedAt: new Date('2099-01-01T00:00:00Z') });
    const names = async (sort: 'submittedAt' | '-submittedAt') =>
      (await desk.call('listBuyers', { query: { sort } }, sales)).data.list.map(({ username }) => username);
    expect((await names('-submittedAt')).at(0)).toBe('late');
    expect((await names('submittedAt')).at(-1)).toBe('late');
  });

  it('are found by a company in either width', async () => {
    await addBuyer(db, { username: 'wide', company: '康宁大药房（锦江店）' });
    for (const keywords of ['康宁大药房（锦江店）', '大药房(锦江'])
      expect((await desk.call('listBuyers', { query: { keywords } }, sales)).data.list).toEqual([
        expect.objectContaining({ username: 'wide' }),
      ]);
  });

  it('detects concurrent edits of a buyer', async () => {
    const { id } = await addBuyer(db, { username: 'shared' });
    const params = { id };
    const { version } = (await desk.call('getBuyer', { params }, sales)).data;
    const change = (salesperson: string) =>
      desk.call('changeBuyer', { params, body: { version, salesperson, salesPhone: '' } }, sales);
    expect((await change('李销售')).data).toMatchObject({ salesperson: '李销售', salesPhone: null });
    expect(await change('王销售')).toMatchObject({ code: 40904, data: { current: { salesperson: '李销售' } } });
  });
});

describe('products at the desk', () => {
  const row = async (id: number, session = sales) =>
    (await desk.call('listGoods', { query: { keywords: String(id) } }, session)).data.list.find(
      (each) => each.id === id,
    );
  const change = (rows: object[], session = sales) => desk.call('changeGoods', { body: { rows } as never }, session);

  it('are found by their complete ERP code in either case', async () => {
    const { id } = await addGoods(db);
    await db.insert(erpGoods).values({ code: 'QH-1001', goodsId: id });
    const found = async (keywords: string) => (await desk.call('listGoods', { query: { keywords } }, sales)).data.list;
    for (const code of ['QH-1001', 'qh-1001']) expect((await found(code)).map((each) => each.id)).toEqual([id]);
    expect(await found('QH-100')).toEqual([]);
  });

  it('[C034] a pinned one leads the list', async () => {
    const [best, pinned] = [await addGoods(db, { sales: '99' }), await addGoods(db, { sales: '1' })];
    const first = async () =>
      (await shop.call('listGoods', { query: {} })).data.list.find(({ id }) => id === best.id || id === pinned.id);
    expect(await first()).toMatchObject({ id: best.id });
    const before = await row(pinned.id);
    const { data } = await change([{ id: pinned.id, version: before?.version, isPinned: 1 }]);
    expect(data).toMatchObject([{ isPinned: 1 }]);
    expect(await first()).toMatchObject({ id: pinned.id, byTop: 1 });
    await change([{ id: pinned.id, version: data[0]?.version, isPinned: 0 }]);
    expect(await first()).toMatchObject({ id: best.id });
  });

  it('have the title of the refused field in its message, also where fields share a type', async () => {
    const { id } = await addGoods(db);
    const { errors } = await change([{ id, version: (await row(id))?.version, packStep: 'x', purchaseCap: 'y' }]);
    expect(errors).toEqual({
      'rows[0][packStep]': [expect.stringContaining('起订倍数格式不正确')],
      'rows[0][purchaseCap]': [expect.stringContaining('限购量格式不正确')],
    });
  });

  it('are changed together, all or none, and the log has values before and after', async () => {
    const [first, second] = [await addGoods(db, { price: '10' }), await addGoods(db, { price: '20' })];
    const [a, b] = [await row(first.id), await row(second.id)];
    const answer = await change([
      { id: a?.id, version: a?.version, price: '10.5', packStep: '5' },
      { id: b?.id, version: b?.version, isListed: 0, purchaseCap: '50', capPeriod: 'week' },
    ]);
    expect(answer.data).toMatchObject([
      { price: '10.50', packStep: '5' },
      { isListed: 0, purchaseCap: '50', capPeriod: 'week', price: '20.00' },
    ]);
    expect(await changes()).toMatchObject({
      before: [{ price: '10.00' }, { isListed: 1 }],
      after: [{ price: '10.50' }, { isListed: 0 }],
    });
    const stale = await change([
      { id: a?.id, version: a?.version, price: '11' },
      { id: b?.id, version: answer.data[1]?.version, isListed: 1 },
    ]);
    expect(stale).toMatchObject({ code: 40904, data: { current: [{ id: first.id, price: '10.50' }] } });
    expect(await row(second.id)).toMatchObject({ isListed: 0 });
  });

  it('have a cost that owner, sales and finance see, and whose changes are logged', async () => {
    const { id } = await addGoods(db, { cost: '7.6543' });
    const seen = [];
    for (const role of ['owner', 'sales', 'finance', 'warehouse', 'quality', 'content'] as const) {
      const listed = await row(id, await desk.work(role));
      seen.push(listed && 'cost' in listed ? listed.cost : 'absent');
    }
    expect(seen).toEqual(['7.6543', '7.6543', '7.6543', 'absent', 'absent', 'absent']);
    const { version } = (await row(id)) ?? {};
    const [raised] = (await change([{ id, version, cost: '8.1' }])).data;
    expect(raised).toMatchObject({ cost: '8.10', price: '12.80' });
    expect(await changes()).toMatchObject({ before: [{ cost: '7.6543' }], after: [{ cost: '8.10' }] });
    expect(await change([{ id, version, cost: '8.2' }])).toMatchObject({ code: 40904 });
    const cleared = await change([{ id, version: raised?.version, cost: '0' }], await desk.work('owner'));
    expect(cleared.data).toMatchObject([{ cost: null }]);
  });

  it('no answer of the shop contains their cost', async () => {
    expect(JSON.stringify(shopContract)).not.toMatch(/"\w*(cost|margin)\w*":/i);
    const { id } = await addGoods(db, { name: '进价保密药', cost: '7.6543' });
    await addBuyer(db, { username: 'curious' });
    const session = await shop.signIn('curious');
    await fillCart(shop.call, session, [{ goods_id: id, number: '2' }]);
    const answers = [
      await shop.call('getGoods', { params: { id } }, session),
      await shop.call('listGoods', { query: { per_page: 100 } }, session),
      await shop.call('getCart', {}, session),
    ];
    for (const { data } of answers) {
      expect(JSON.stringify(data)).toContain('进价保密药');
      expect(JSON.stringify(data)).not.toMatch(/7\.6543|7\.65/);
    }
  });

  it('a sale does not change the version', async () => {
    const { id } = await addGoods(db);
    const before = await row(id);
    await db.execute(`update goods set sales = sales + 1 where id = ${id}`);
    expect((await row(id))?.version).toBe(before?.version);
  });

  it('keep their list price above zero and above their tiers', async () => {
    const { id } = await addGoods(db, { price: '20', ladder: [{ number: '5', price: '12' }] });
    const { version } = (await row(id)) ?? {};
    expect(await change([{ id, version, price: '12' }])).toMatchObject({
      status: 422,
      errors: { 'rows[0][price]': ['价格须高于阶梯价12.00元'] },
    });
    expect((await change([{ id, version, price: '0' }])).errors).toHaveProperty(['rows[0][price]']);
    expect((await change([{ id: 999_999, version }])).status).toBe(404);
  });

  it('change price at a planned time, on behalf of the planner, and every price change is logged', async () => {
    const { id } = await addGoods(db, { price: '10' });
    const startsAt = Math.floor(shop.time.now.getTime() / 1000) + 3600;
    const plan = (price: string, from = startsAt) =>
      desk.call('planPrices', { body: { startsAt: from, rows: [{ id, price }] } }, sales);
    expect((await plan('11', startsAt - 7200)).errors).toHaveProperty('startsAt');
    expect((await plan('0')).errors).toHaveProperty(['rows[0][price]']);
    expect((await plan('11')).data).toMatchObject([{ price: '10.00', nextPrice: { price: '11.00', startsAt } }]);
    expect((await plan('12', startsAt + 3600)).data).toMatchObject([{ nextPrice: { price: '12.00' } }]);
    const run = () => planRunner(db, { goodsId: id } as never, shop.time.now);
    const today = shop.time.now;
    shop.time.now = new Date((startsAt + 1) * 1000);
    await run();
    expect(await row(id)).toMatchObject({ price: '10.00' });
    shop.time.now = new Date((startsAt + 3601) * 1000);
    await Promise.all([run(), run()]);
    const session = await desk.work('sales');
    const now = await row(id, session);
    expect(now).toMatchObject({ price: '12.00' });
    expect(now).not.toHaveProperty('nextPrice');
    expect((await desk.call('listPrices', { params: { id } }, session)).data).toMatchObject([
      { before: '10.00', after: '12.00' },
    ]);
    const entries = await db
      .select()
      .from(operatorLog)
      .where(eq(operatorLog.command, `planned price ${id} 12.0000`));
    expect(entries.filter(({ outcome }) => outcome === 'done')).toMatchObject([{ operator: 'sales' }]);
    shop.time.now = today;
    await plan('13');
    expect((await desk.call('cancelPlannedPrice', { params: { id } }, sales)).data[0]).not.toHaveProperty('nextPrice');
    expect((await desk.call('cancelPlannedPrice', { params: { id } }, sales)).code).toBe(40904);
  });

  it('are sorted by price, those without one last', async () => {
    await addGoods(db, { name: '排序丸', price: '0.5' });
    await addGoods(db, { name: '排序丸', price: null, onShelf: false });
    await addGoods(db, { name: '排序丸', price: '900' });
    const prices = async (sort: 'price' | '-price') => {
      const { list } = (await desk.call('listGoods', { query: { sort, perPage: 100 } }, sales)).data;
      return list.filter(({ name }) => name === '排序丸').map(({ price }) => price);
    };
    expect(await prices('price')).toEqual(['0.50', '900.00', null]);
    expect(await prices('-price')).toEqual(['900.00', '0.50', null]);
  });

  it('are found by state, and show their batches', async () => {
    const { id } = await addGoods(db, { name: '无价药', price: null as never });
    const found = (await desk.call('listGoods', { query: { status: 'unpriced' } }, sales)).data;
    expect(found.list.map((each) => each.id)).toContain(id);
    for (const status of ['listed', 'unlisted', 'low'] as const)
      expect((await desk.call('listGoods', { query: { status } }, sales)).status).toBe(200);
    const batches = (await desk.call('listBatches', { params: { id } }, sales)).data;
    expect(batches).toHaveLength(1);
    expect(await auditMoney(db)).toEqual([]);
  });
});
