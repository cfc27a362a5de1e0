import type { Permission, Schemas } from '@yaoji/api-client/desk/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#db/testing.ts';
import { startTestDesk } from '#testing/desk.ts';
import { addBuyer } from '#testing/people.ts';
import { startTestApp } from '#testing/test-app.ts';

// Owners who change roles at once need a database server.
const { db } = await openTestDatabase('server', { maxConnections: 20 });
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
let owner = '';
let count = 0;

beforeAll(async () => {
  owner = await desk.work('owner');
});

const formOf = (permissions: Permission[], name = `岗位${++count}`) => ({ name, permissions, ceiling: '100' });
const create = (role: ReturnType<typeof formOf>, session = owner) =>
  desk.call('createRole', { body: { role } }, session);
const make = async (...permissions: Permission[]) => (await create(formOf(permissions))).data;
const remove = (id: number) => desk.call('removeRole', { params: { id } }, owner);
const idOf = async (username: string) => {
  const { data } = await desk.call('listOperators', {}, owner);
  return data.find((each) => each.username === username)?.id ?? 0;
};
const setRoles = (id: number, roles: string[], session = owner) =>
  desk.call('changeOperatorRoles', { params: { id }, body: { roles } }, session);

describe('a role of one’s own', () => {
  it('is created, listed, changed and logged', async () => {
    const role = await make('refunds');
    expect(role).toMatchObject({ holders: 0, form: { permissions: ['refunds'], ceiling: '100.00' } });
    const form = { ...role.form, permissions: ['refunds', 'invoices'] as Permission[] };
    const change = (version: string) =>
      desk.call('changeRole', { params: { id: role.id }, body: { version, role: form } }, owner);
    expect((await change(role.version)).data.form).toEqual(form);
    expect((await change(role.version)).status).toBe(409);
    expect((await desk.call('listRoles', {}, owner)).data.list.find(({ id }) => id === role.id)?.form).toEqual(form);
    const { data: log } = await desk.call('listLog', { query: { keywords: 'changeRole' } }, owner);
    expect(log.list.find(({ outcome }) => outcome === 'done')).toMatchObject({
      before: { permissions: ['refunds'] },
      after: { permissions: form.permissions },
    });
  });

  it('needs a name of its own and permissions, and cannot manage colleagues', async () => {
    const { form } = await make('log');
    const errorsOf = async (role: ReturnType<typeof formOf>) => Object.keys((await create(role)).errors ?? {});
    expect(await errorsOf(formOf(['log'], form.name))).toEqual(['role[name]']);
    expect(await errorsOf(formOf(['log'], '负责人'))).toEqual(['role[name]']);
    expect(await errorsOf(formOf(['log', 'colleagues']))).toEqual(['role[permissions]']);
    expect((await create(formOf([]))).status).toBe(422);
    expect((await create(formOf(['everything' as Permission]))).status).toBe(422);
    for (const session of [await desk.work('finance'), await desk.work([`${(await make('settings')).id}`], 'setter')])
      expect((await create(formOf(['log']), session)).code).toBe(403);
  });

  it('allows what its holders’ other roles do not, from their next request on', async () => {
    const role = await make('log');
    const session = await desk.work('content', 'writer');
    const id = await idOf('writer');
    expect((await desk.call('listLog', {}, session)).code).toBe(403);
    expect((await setRoles(id, ['content', String(role.id)])).data.roles).toEqual([
      { key: 'content', name: '运营' },
      { key: String(role.id), name: role.form.name },
    ]);
    expect((await desk.call('listLog', {}, session)).status).toBe(200);
    expect((await desk.call('listBanners', {}, session)).status).toBe(200);
    const form = { ...role.form, permissions: ['refunds'] as Permission[] };
    await desk.call('changeRole', { params: { id: role.id }, body: { version: role.version, role: form } }, owner);
    expect((await desk.call('listLog', {}, session)).code).toBe(403);
    expect((await desk.call('getOperator', {}, session)).data?.permissions).toContain('refunds');
    expect((await desk.call('listWork', {}, session)).data.map(({ kind }) => kind)).toContain('refunds');
  });

  it('is deleted only when nobody has it', async () => {
    const role = await make('log');
    await desk.work([`${role.id}`], 'reader');
    expect(await remove(role.id)).toMatchObject({ code: 40904, message: expect.stringContaining('reader') });
    await setRoles(await idOf('reader'), ['content']);
    expect((await remove(role.id)).status).toBe(200);
    expect((await remove(role.id)).status).toBe(404);
    expect((await setRoles(await idOf('reader'), [String(role.id)])).errors).toHaveProperty('roles');
  });

  it('is not granted to somebody while it is deleted', async () => {
    await desk.work('content', 'racer');
    const id = await idOf('racer');
    for (let round = 0; round < 5; round += 1) {
      const role = await make('log');
      const answers = await Promise.all([remove(role.id), setRoles(id, [String(role.id)])]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await setRoles(id, ['content']);
    }
  });
});

it('an operator’s ceiling is the highest of the roles', async () => {
  await addBuyer(db, { username: 'mine' });
  const { id } = await make('grants');
  const grant = async (session: string, money: string) => {
    const body = { kind: 'voucher', title: '补偿', money, validDays: 30, usernames: ['mine'] } as const;
    return (await desk.call('grantBenefits', { body: body as never }, session)).status;
  };
  const alone = await desk.work([`${id}`], 'alone');
  const both = await desk.work(['sales', `${id}`], 'two');
  expect([await grant(alone, '100'), await grant(alone, '100.01')]).toEqual([200, 428]);
  expect([await grant(both, '1000'), await grant(both, '1000.01')]).toEqual([200, 428]);
});

it('only owners change limits of approval, so nobody raises their own ceiling', async () => {
  const { id } = await make('settings');
  const session = await desk.work(['sales', `${id}`], 'limiter');
  const change = async (settings: object) => {
    const { version } = (await desk.call('getSettings', {}, session)).data;
    return desk.call('changeSettings', { body: { version, settings } }, session);
  };
  expect((await change({ 'approval.sales': '' })).errors).toHaveProperty(['settings[approval.sales]']);
  expect((await change({ 'approval.margin': '0' })).errors).toHaveProperty(['settings[approval.margin]']);
  expect((await desk.call('getSettings', {}, session)).data.form['approval.sales']).toBe('1000.00');
  expect((await change({ 'approval.sales': '1000', 'site.hotLine': '400-820-0000' })).status).toBe(200);
});

it('a key of the ERP can do no more than the operator who creates it', async () => {
  const { id } = await make('interfaces', 'reports');
  const session = await desk.work(['warehouse', `${id}`], 'keymaker');
  const createKey = (...scopes: Schemas['ErpScope'][]) =>
    desk.call('createErpKey', { body: { name: '仓库ERP', scopes, days: 30 } }, session);
  expect((await createKey('stock:write', 'webhooks:write')).status).toBe(200);
  for (const scope of ['prices:write', 'receipts:write', 'buyers:write'] as const)
    expect((await createKey('stock:write', scope)).errors).toHaveProperty('scopes');
});

describe('two owners', () => {
  it('who demote each other at once leave one', async () => {
    const sessions = [await desk.work('owner', 'left'), await desk.work('owner', 'right')] as const;
    const ids = [await idOf('left'), await idOf('right')] as const;
    const answers = await Promise.all([
      setRoles(ids[1], ['sales', 'finance'], sessions[0]),
      setRoles(ids[0], ['sales', 'finance'], sessions[1]),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});
