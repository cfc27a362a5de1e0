import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { pngOf } from '#modules/platform/file/testing/pictures.ts';
import { addGoods } from '#testing/catalogue.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';
import { answerDemand, waitingDemands } from './index.ts';

const { db } = await openTestDatabase();
const { call, signIn, time } = await startTestApp(db, { DATA_DIR: await mkdtemp(join(tmpdir(), 'demand-')) });

const wanted = { name: '安宫牛黄丸', number: '12', phone: '13800001234' };
let mine = '';
let other = '';

beforeAll(async () => {
  await addBuyer(db, { username: 'mine' });
  await addBuyer(db, { username: 'other' });
  mine = await signIn('mine');
  other = await signIn('other');
});

const add = (change = {}, session = mine) => call('addDemand', { body: { ...wanted, ...change } }, session);

describe('requests for products', () => {
  it('[C053] [C054] [C195] are sent, listed newest first and read', async () => {
    const first = await add();
    expect(first).toMatchObject({
      message: '求购已提交，我们会尽快回复',
      data: { name: '安宫牛黄丸', number: '12', sccj: '', price: null, status: 'pending', answer: null, goods_id: 0 },
    });
    const second = await add({ name: ' ｎａｍｅ ', sccj: '某厂', ypgg: '3g', bzdw: '盒', price: '560', number: '0.5' });
    expect(second.data).toMatchObject({ name: 'name', price: '560.00', number: '0.5', bzdw: '盒' });
    const list = await call('listDemands', { query: { per_page: 1 } }, mine);
    expect(list.data).toMatchObject({ total: 2, list: [{ id: second.data.id }] });
    expect((await call('getDemand', { params: { id: first.data.id } }, mine)).data).toEqual(first.data);
  });

  it.each([
    ['name', { name: '　' }, '请填写品名'],
    ['name', { name: '' }, '请填写品名'],
    ['number', { number: '0' }, '请填写需要的数量'],
    ['number', { number: '-3' }, '数量格式不正确'],
    ['phone', { phone: '12345' }, '请填写正确的手机号码或固定电话'],
    ['remark', { remark: '长'.repeat(501) }, '备注最多500个字'],
  ])('[C053] are refused if %s is invalid: %o', async (field, change, message) => {
    expect(await add(change)).toMatchObject({ status: 422, message, errors: { [field]: [message] } });
  });

  it('[C053] [P8] accept the buyer’s own pictures only', async () => {
    const file = new File([Uint8Array.from(pngOf(2, 2))], 'a.png');
    const { url } = (await call('uploadPicture', { body: { file } }, mine)).data;
    expect((await add({ pictures: [url] })).data.pictures).toEqual([url]);
    const errors = { 'pictures[0]': ['图片不存在，请重新上传'] };
    expect(await add({ pictures: [url] }, other)).toMatchObject({ status: 422, errors });
    expect(await add({ pictures: ['https://elsewhere.example/a.png'] })).toMatchObject({ status: 422, errors });
    const said = { kind: 'goods' as const, content: '收到的货有破损', pictures: [url] };
    expect((await call('sendFeedback', { body: said }, mine)).status).toBe(200);
    expect(await call('sendFeedback', { body: said }, other)).toMatchObject({ status: 422, errors });
  });

  it('[P8] are invisible to other buyers', async () => {
    const { data } = await add();
    expect((await call('getDemand', { params: { id: data.id } }, other)).status).toBe(404);
    expect((await call('listDemands', {}, other)).data.list).toEqual([]);
    expect((await call('listDemands')).status).toBe(401);
    expect((await call('addDemand', { body: wanted })).status).toBe(401);
  });

  it('[C053] are limited to fifty a day', async () => {
    await addBuyer(db, { username: 'eager' });
    const eager = await signIn('eager');
    for (let sent = 0; sent < 50; sent += 1) await add({}, eager);
    expect(await add({}, eager)).toMatchObject({ status: 429, message: '每天最多提交50条求购' });
  });

  it('are answered by an operator, with a product, and the buyer is notified', async () => {
    const { id: goodsId } = await addGoods(db);
    const { data } = await add({ name: '片仔癀' });
    const waiting = async () => (await waitingDemands(db, 200)).map(({ name }) => name);
    expect(await waiting()).toContain('片仔癀');
    await answerDemand(db, data.id, { text: '已到货', goodsId, closes: false }, time.now);
    const answered = await call('getDemand', { params: { id: data.id } }, mine);
    expect(answered.data).toMatchObject({ status: 'answered', answer: '已到货', goods_id: goodsId });
    expect(answered.data.answered_at).toBeGreaterThan(0);
    expect((await call('listMessages', {}, mine)).data.list[0]).toMatchObject({
      title: '求购已回复',
      body: '您求购的片仔癀：已到货',
      url: `/pzqg/info?id=${data.id}`,
    });
    expect(await waiting()).not.toContain('片仔癀');
    await answerDemand(db, data.id, { text: '厂家停产', goodsId: null, closes: true }, time.now);
    expect((await call('getDemand', { params: { id: data.id } }, mine)).data.status).toBe('closed');
  });

  it('refuse an answer to an unknown one, or with an unknown product', async () => {
    const answer = { text: '好', goodsId: null, closes: false };
    await expect(answerDemand(db, 999_999, answer, time.now)).rejects.toMatchObject({ code: 'demandMissing' });
    const { data } = await add();
    await expect(answerDemand(db, data.id, { ...answer, goodsId: 999_999 }, time.now)).rejects.toThrow(
      '没有在售的这个商品',
    );
  });
});
