import { setTimeout } from 'node:timers/promises';
import type { FixedRole } from '@yaoji/api-client/desk/contract';
import { addDays, chinaDay, chinaDayStart } from '@yaoji/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operator, operatorSession } from '#db/schema/operator.ts';
import { operatorLog } from '#db/schema/operator-log.ts';
import { openTestDatabase } from '#db/testing.ts';
import { resetOwnerCommand } from '#modules/operators/operator/index.ts';
import { startTestDesk } from '#testing/desk.ts';
import { startTestApp } from '#testing/test-app.ts';

// Owners who demote each other at once need a database server.
const { db } = await openTestDatabase('server', { maxConnections: 20 });
const shop = await startTestApp(db);
const desk = await startTestDesk(db, shop);
let owner = '';
let count = 0;

beforeAll(async () => {
  owner = await desk.work('owner');
});
beforeEach(() => {
  count += 1;
});

const list = async () => (await desk.call('listOperators', {}, owner)).data;
const find = async (username: string) => {
  const found = (await list()).find((each) => each.username === username);
  if (!found) throw new Error(`There is no ${username}.`);
  return found;
};
const add = async (role: FixedRole = 'finance') => {
  const body = { username: `lin${count}`, name: '林会计', roles: [role] };
  const { data } = await desk.call('addOperator', { body }, owner);
  return { password: data.password, ...data.colleague };
};
const logIn = (username: string, password: string) => desk.call('logIn', { body: { username, password } });
/** An owner without a second factor, with their session. */
const addOwner = async (username: string) => {
  const session = await desk.work('owner', username);
  return { session, id: (await find(username)).id };
};

describe('a new colleague', () => {
  it('gets a password that is shown once: no list and no log has it', async () => {
    const { password, id, username } = await add();
    expect(await find(username)).toMatchObject({
      name: '林会计',
      roles: [{ key: 'finance', name: '财务' }],
      hasFactor: 0,
      lastLoginAt: null,
    });
    const entered = await logIn(username, password);
    expect(entered.data).toMatchObject({ roles: [{ key: 'finance' }], mustSetFactor: 1 });
    expect((await find(username)).lastLoginAt).toBe(Math.floor(shop.time.now.getTime() / 1000));
    const { data } = await desk.call('resetOperator', { params: { id } }, owner);
    const stored = JSON.stringify([
      await list(),
      await db.select().from(operatorLog),
      await db.select().from(operator),
    ]);
    expect(stored).toContain(`addOperator ${username}`);
    for (const shown of [password, data.password]) {
      expect(shown).toMatch(/^[\w-]{20}$/);
      expect(stored).not.toContain(shown);
    }
  });

  it('needs a free user name, a name and a role', async () => {
    const { username } = await add();
    const body = { username, name: '林会计', roles: ['sales'] };
    expect((await desk.call('addOperator', { body }, owner)).errors).toEqual({ username: ['账号已存在'] });
    for (const wrong of [
      { username: 'Lin' },
      { username: '1in' },
      { name: ' ' },
      { roles: ['chief'] },
      { roles: ['sales', 'sales'] },
      { roles: ['999'] },
      { roles: [] },
    ]) {
      const { status, errors } = await desk.call('addOperator', { body: { ...body, ...wrong } as never }, owner);
      expect([status, Object.keys(errors ?? {})]).toEqual([422, Object.keys(wrong)]);
    }
  });
});

describe('a colleague', () => {
  it('has another role from the next request on', async () => {
    const session = await desk.work('content', `sun${count}`);
    const { id } = await find(`sun${count}`);
    expect((await desk.call('listBuyers', {}, session)).code).toBe(403);
    await desk.call('changeOperatorRoles', { params: { id }, body: { roles: ['sales'] } }, owner);
    expect((await desk.call('listBuyers', {}, session)).status).toBe(200);
    const rows = (await db.select().from(operatorLog)).sort((a, b) => a.id - b.id);
    expect(JSON.parse(rows.at(-1)?.change ?? '')).toMatchObject({
      before: { roles: [{ key: 'content' }] },
      after: { roles: [{ key: 'sales' }] },
    });
  });

  it('on a planned leave is signed out from its first day on, and may log in after its last', async () => {
    const username = `sun${count}`;
    const session = await desk.work('sales', username);
    const { id } = await find(username);
    const { now } = shop.time;
    const day = (later: number) => addDays(chinaDay(now), later);
    const seconds = (later: number) => chinaDayStart(day(later)).getTime() / 1000;
    const plan = (body: { from: string; until?: string }) =>
      desk.call('planOperatorLeave', { params: { id }, body }, owner);
    expect((await plan({ from: day(0) })).errors).toHaveProperty('from');
    expect((await plan({ from: day(2), until: day(1) })).errors).toHaveProperty('until');
    expect((await plan({ from: day(1), until: day(2) })).data).toMatchObject({
      disabledAt: seconds(1),
      disabledUntil: seconds(3),
    });
    expect((await desk.call('listWork', {}, session)).status).toBe(200);
    const logInAt = async (later: number) => {
      shop.time.now = chinaDayStart(day(later));
      const { status } = await logIn(username, desk.password);
      const { data } = await desk.call('getOperator', {}, session);
      shop.time.now = now;
      return { status, isIn: data !== null };
    };
    expect(await logInAt(1)).toEqual({ status: 422, isIn: false });
    expect(await logInAt(3)).toMatchObject({ status: 200 });
    expect((await plan({ from: day(1) })).data.disabledUntil).toBe(null);
    expect((await logInAt(3)).status).toBe(422);
    await desk.call('enableOperator', { params: { id } }, owner);
    expect((await logInAt(3)).status).toBe(200);
  });

  it('who lost the second factor gets a new one, with the same password', async () => {
    const username = `qian${count}`;
    const session = await desk.work('sales', username);
    const { id } = await find(username);
    await db.update(operator).set({ factorAt: shop.time.now, secret: 'lost' }).where(eq(operator.id, id));
    expect((await logIn(username, desk.password)).status).toBe(428);
    const { data } = await desk.call('resetOperatorFactor', { params: { id } }, owner);
    expect(data.hasFactor).toBe(0);
    expect((await desk.call('getOperator', {}, session)).data).toBe(null);
    expect((await logIn(username, desk.password)).status).toBe(200);
  });

  it('is signed out at once when disabled, keeps the lines of the log, and can come back', async () => {
    const username = `zhao${count}`;
    const session = await desk.work('sales', username);
    const { id } = await find(username);
    await desk.call('addPicture', {}, session);
    const lines = () => db.$count(operatorLog, eq(operatorLog.operator, username));
    const before = await lines();
    expect(before).toBeGreaterThan(0);
    const at = Math.floor(shop.time.now.getTime() / 1000);
    const disable = () => desk.call('disableOperator', { params: { id } }, owner);
    expect((await disable()).data).toMatchObject({ username, disabledAt: at });
    expect((await desk.call('getOperator', {}, session)).data).toBe(null);
    expect((await desk.call('listWork', {}, session)).code).toBe(10001);
    expect(await db.$count(operatorSession, eq(operatorSession.operatorId, id))).toBe(0);
    expect((await logIn(username, desk.password)).status).toBe(422);
    shop.time.now = new Date(shop.time.now.getTime() + 60_000);
    expect((await disable()).data.disabledAt).toBe(at);
    const { data } = await desk.call('listLog', { query: { operator: username } }, owner);
    expect(data.list.map(({ operator }) => operator)).toEqual(Array(await lines()).fill(username));
    expect(data.total).toBeGreaterThanOrEqual(before);
    await desk.call('enableOperator', { params: { id } }, owner);
    expect((await desk.call('listWork', {}, session)).code).toBe(10001);
    expect((await logIn(username, desk.password)).status).toBe(200);
  });

  it('who has lost password or second factor gets a new password, and sets up a new factor', async () => {
    const username = `wu${count}`;
    const session = await desk.work('finance', username);
    const { id } = await find(username);
    const factor = { secret: 'JBSWY3DPEHPK3PXP', factorAt: shop.time.now, factorRequired: true };
    await db.update(operator).set(factor).where(eq(operator.id, id));
    expect((await logIn(username, desk.password)).code).toBe(42803);
    const { data } = await desk.call('resetOperator', { params: { id } }, owner);
    expect(data.colleague).toMatchObject({ hasFactor: 0 });
    expect((await desk.call('listWork', {}, session)).code).toBe(10001);
    expect((await logIn(username, desk.password)).status).toBe(422);
    expect((await logIn(username, data.password)).data).toMatchObject({ mustSetFactor: 1 });
  });

  it('who logs in with the old password during a reset is not let in', async () => {
    const username = `zhou${count}`;
    await desk.work('finance', username);
    const { id } = await find(username);
    const logIns = [0, 20, 40, 60].map(async (delay) => {
      await setTimeout(delay);
      return logIn(username, desk.password);
    });
    await Promise.all([...logIns, desk.call('resetOperator', { params: { id } }, owner)]);
    expect(await db.$count(operatorSession, eq(operatorSession.operatorId, id))).toBe(0);
  });

  it('is known', async () => {
    const params = { id: 999_999 };
    for (const id of ['disableOperator', 'enableOperator', 'resetOperator'] as const)
      expect((await desk.call(id, { params }, owner)).status).toBe(404);
  });
});

describe('an owner', () => {
  it('cannot disable, reset or demote themselves, so the last one stays', async () => {
    const { id } = await find('owner');
    const own = { code: 40904, message: '不能停用、重置自己或修改自己的岗位' };
    for (const call of ['disableOperator', 'enableOperator', 'resetOperator', 'resetOperatorFactor'] as const)
      expect(await desk.call(call, { params: { id } }, owner)).toMatchObject(own);
    expect(await desk.call('changeOperatorRoles', { params: { id }, body: { roles: ['sales'] } }, owner)).toMatchObject(
      own,
    );
    expect(await find('owner')).toMatchObject({ roles: [{ key: 'owner' }], disabledAt: null });
  });

  it.each(['demote', 'disable'] as const)('and another one cannot %s each other at once', async (how) => {
    const [one, other] = [await addOwner(`one${count}`), await addOwner(`other${count}`)];
    const remove = (id: number, session: string) =>
      how === 'demote'
        ? desk.call('changeOperatorRoles', { params: { id }, body: { roles: ['sales'] } }, session)
        : desk.call('disableOperator', { params: { id } }, session);
    const answers = await Promise.all([remove(other.id, one.session), remove(one.id, other.session)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const active = (await list()).filter(({ id, roles, disabledAt }) => {
      const isPair = id === one.id || id === other.id;
      return isPair && roles[0]?.key === 'owner' && disabledAt === null;
    });
    expect(active).toHaveLength(1);
  });

  it('and another one cannot plan each other’s leave', async () => {
    const [one, other] = [await addOwner(`one${count}`), await addOwner(`other${count}`)];
    const from = addDays(chinaDay(shop.time.now), 1);
    const plan = (id: number, session: string) =>
      desk.call('planOperatorLeave', { params: { id }, body: { from } }, session);
    const answers = await Promise.all([plan(other.id, one.session), plan(one.id, other.session)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const left = answers[0]?.status === 200 ? one : other;
    const leaver = left === one ? other : one;
    const calls = [
      desk.call('disableOperator', { params: { id: left.id } }, leaver.session),
      desk.call('changeOperatorRoles', { params: { id: left.id }, body: { roles: ['sales'] } }, leaver.session),
    ];
    for (const { message } of await Promise.all(calls)) expect(message).toContain('您已计划停用');
  });

  it('who cannot log in is let back in by a command, which leaves other roles alone', async () => {
    const reset = (word: string) =>
      resetOwnerCommand.run({ words: [word], options: {} }, { db, config: shop.config, now: shop.time.now });
    const { id } = await addOwner(`chen${count}`);
    await desk.call('disableOperator', { params: { id } }, owner);
    const [line = ''] = await reset(`Chen${count}`);
    const password = / password (\S+) /.exec(line)?.[1] ?? '';
    expect((await logIn(`chen${count}`, password)).status).toBe(200);
    const { username } = await add('sales');
    await expect(reset(username)).rejects.toThrow('There is no owner');
  });
});

it('the log is read page by page, by colleague and by day in China', async () => {
  const reader = await desk.work('owner', 'reader');
  const entry = (day: string, command: string) => ({
    operator: 'past',
    command: `desk ${command}`,
    outcome: 'done' as const,
    createdAt: new Date(`${day}+08:00`),
  });
  await db
    .insert(operatorLog)
    .values([
      entry('2025-03-01T23:59:59', 'a'),
      entry('2025-03-02T00:00:00', 'b'),
      entry('2025-03-03T23:59:59', 'c'),
      entry('2025-03-04T00:00:00', 'd'),
    ]);
  const read = async (query: object) => {
    const { data } = await desk.call('listLog', { query: { operator: 'past', ...query } }, reader);
    return [data.list.map(({ command }) => command.slice(5)).join(''), data.total];
  };
  expect(await read({})).toEqual(['dcba', 4]);
  expect(await read({ from: '2025-03-02', to: '2025-03-03' })).toEqual(['cb', 2]);
  expect(await read({ from: '2025-03-04' })).toEqual(['d', 1]);
  expect(await read({ to: '2025-03-01' })).toEqual(['a', 1]);
  expect(await read({ page: 2, perPage: 3 })).toEqual(['a', 4]);
  expect(await read({ keywords: 'desk b' })).toEqual(['b', 1]);
});
