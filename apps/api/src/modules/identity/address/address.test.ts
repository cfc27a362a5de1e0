import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn } = await startTestApp(db);

const home = { receiver: '王药师', phone: '13800001234', region_code: '510104', detail: '红星路三段1号' };
let mine = '';
let other = '';

beforeAll(async () => {
  await addBuyer(db, { username: 'mine' });
  await addBuyer(db, { username: 'other' });
  mine = await signIn('mine');
  other = await signIn('other');
});

const list = async (session = mine) => (await call('listAddresses', {}, session)).data;

describe('addresses', () => {
  it('make the first one the default and list it first, then the newest', async () => {
    const first = await call('addAddress', { body: home }, mine);
    expect(first).toMatchObject({ status: 200, data: { is_default: 1, region: '四川省成都市锦江区' } });
    await call('addAddress', { body: { ...home, detail: '第二个地址' } }, mine);
    const third = await call('addAddress', { body: { ...home, detail: '第三个地址', is_default: 1 } }, mine);
    expect((await list()).map(({ detail }) => detail)).toEqual(['第三个地址', '第二个地址', '红星路三段1号']);
    expect(third.data.is_default).toBe(1);
  });

  it('keep exactly one default when several are set simultaneously', async () => {
    const ids = (await list()).map(({ id }) => id);
    await Promise.all(
      ids.map((id) => call('changeAddress', { params: { id }, body: { ...home, is_default: 1 } }, mine)),
    );
    expect((await list()).filter(({ is_default }) => is_default === 1)).toHaveLength(1);
  });

  it('make the newest the default when the default is deleted', async () => {
    const [first, ...rest] = await list();
    await call('deleteAddress', { params: { id: first?.id ?? 0 } }, mine);
    const newest = Math.max(...rest.map(({ id }) => id));
    expect((await list())[0]).toMatchObject({ id: newest, is_default: 1 });
  });

  it.each([
    ['phone', { phone: '1380000' }, '请填写正确的手机号码或固定电话'],
    ['phone', { phone: '12800001234' }, '请填写正确的手机号码或固定电话'],
    ['region_code', { region_code: '510100' }, '请选择到区县'],
    ['receiver', { receiver: '　 ' }, '请填写收货人'],
  ])('[V1] refuse invalid values in %s: %o', async (field, change, message) => {
    const answer = await call('addAddress', { body: { ...home, ...change } }, mine);
    expect(answer).toMatchObject({ status: 422, message, errors: { [field]: [message] } });
  });

  it('[V2] [V6] accept a landline and full-width digits', async () => {
    const landline = await call('addAddress', { body: { ...home, phone: '０２８-86001234' } }, mine);
    expect(landline.data.phone).toBe('028-86001234');
  });

  it('[P8] of other buyers are 404 and do not change', async () => {
    const id = (await list())[0]?.id ?? 0;
    const before = await list();
    expect(await call('changeAddress', { params: { id }, body: home }, other)).toMatchObject({
      status: 404,
      code: 404,
    });
    expect(await call('deleteAddress', { params: { id } }, other)).toMatchObject({ status: 404, code: 404 });
    expect(await list()).toEqual(before);
    expect(await list(other)).toEqual([]);
  });

  it('[P2] are for buyers', async () => {
    expect(await call('listAddresses')).toMatchObject({ status: 401, code: 10001 });
    expect(await call('addAddress', { body: home })).toMatchObject({ status: 401, code: 10001 });
  });

  it('return 404 for an invalid id', async () => {
    expect((await call('deleteAddress', { params: { id: 'x' as never } }, mine)).status).toBe(404);
  });
});
