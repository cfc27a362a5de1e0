import type { OperationId } from '@yaoji/api-client/contract';
import { operations } from '@yaoji/api-client/contract';
import type { PersonRole } from '@yaoji/domain';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { throttle } from '#db/schema/throttle.ts';
import { openTestDatabase } from '#db/testing.ts';
import { claimPhone } from '#modules/identity/auth/index.ts';
import { readOperation } from '#plugins/contract/openapi.ts';
import { addGoods } from '#testing/catalogue.ts';
import { fillCart, orderForm } from '#testing/checkout.ts';
import { addBuyer } from '#testing/people.ts';
import { addPerson } from '#testing/person.ts';
import { sentCode } from '#testing/sms.ts';
import { startTestApp } from '#testing/test-app.ts';

const { db } = await openTestDatabase();
const { call, signIn } = await startTestApp(db);
let owner = '';
let stranger = '';

beforeAll(async () => {
  await addBuyer(db, { username: 'mine', company: '康宁大药房' });
  await addBuyer(db, { username: 'other', phone: '13700001111' });
  [owner, stranger] = [await signIn('mine'), await signIn('other')];
});

const enter = async (roles: PersonRole[], limits = {}) => {
  const person = await addPerson(call, owner, roles, limits);
  return { ...person, session: await signIn(person.phone, person.password) };
};

describe('people of a company', () => {
  it('[C304] [C305] [C290] are invited by phone, set their password and log in for the company', async () => {
    const invited = { name: '张小药', phone: '13612345678', roles: ['buyer' as const] };
    expect((await call('invitePerson', { body: invited }, owner)).status).toBe(428);
    await call('verifyIdentity', { body: { password: 'yaoji2026' } }, owner);
    const { data } = await call('invitePerson', { body: { ...invited, order_limit: '500' } }, owner);
    expect((await call('readInvitation', { body: { code: data.code } })).data).toMatchObject({
      purpose: 'person',
      company: '康宁大药房',
      phone: '136****5678',
    });
    expect((await call('listPeople', {}, owner)).data).toMatchObject([{ id: data.id, state: 'invited' }]);
    const accepted = { code: data.code, phone: invited.phone, password: 'lantian-baiyun-7', agree: 1 as const };
    expect((await call('acceptInvitation', { body: accepted })).status).toBe(200);
    expect((await call('acceptInvitation', { body: accepted })).status).toBe(422);
    const session = await signIn(invited.phone, accepted.password);
    const { data: state } = await call('getUserState', {}, session);
    expect(state).toMatchObject({ username: 'mine', person: { name: '张小药', roles: ['buyer'] } });
    expect((await call('getUserState', {}, owner)).data.person).toBeNull();
    expect((await call('listPeople', {}, owner)).data).toMatchObject([
      { name: '张小药', state: 'active', order_limit: '500.00', day_limit: null, spent_today: '0.00' },
    ]);
    const { data: log } = await call('listSecurityEvents', {}, owner);
    expect(log.list.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        '登录：张小药',
        '员工：邀请张小药（采购员，单笔500.00，每日不限）',
        '登录密码已重置：员工张小药',
      ]),
    );
  });

  it('[C305] have a phone that no account has, and no account opens with theirs', async () => {
    await call('verifyIdentity', { body: { password: 'yaoji2026' } }, owner);
    const body = { name: '李', phone: '13700001111', roles: ['buyer' as const] };
    const taken = { errors: { phone: ['该手机号已注册，请换一个'] } };
    expect(await call('invitePerson', { body }, owner)).toMatchObject(taken);
    expect(await call('invitePerson', { body: { ...body, phone: '13612345678' } }, owner)).toMatchObject(taken);
  });

  it('[C307] [C308] lose their sessions at once when stopped, and come back by a new code', async () => {
    const { id, phone, password, session } = await enter(['buyer']);
    expect((await call('listOrders', {}, session)).status).toBe(200);
    await call('stopPerson', { params: { id } }, owner);
    expect((await call('listOrders', {}, session)).status).toBe(401);
    expect(await call('login', { body: { username: phone, password } })).toMatchObject({
      errors: { password: ['用户名或密码错误'] },
    });
    const { data: early } = await call('reinvitePerson', { params: { id } }, owner);
    await call('stopPerson', { params: { id } }, owner);
    const comeBack = (code: string) => call('acceptInvitation', { body: { code, phone, password, agree: 1 } });
    expect(await comeBack(early.code)).toMatchObject({ errors: { code: [expect.stringContaining('已被撤回')] } });
    const { data } = await call('reinvitePerson', { params: { id } }, owner);
    await comeBack(data.code);
    expect(await signIn(phone, password)).not.toBe('');
  });

  it('[C305] [C307] leave their phone free once stopped, and come back only while it is', async () => {
    const { id, phone, password } = await enter(['buyer']);
    const isFree = () => db.transaction((tx) => claimPhone(tx, phone));
    expect(await isFree()).toBe(false);
    const { data: early } = await call('reinvitePerson', { params: { id } }, owner);
    await call('stopPerson', { params: { id } }, owner);
    expect(await isFree()).toBe(true);
    await call('verifyIdentity', { body: { password: 'yaoji2026' } }, stranger);
    const theirs = await call('invitePerson', { body: { name: '王', phone, roles: ['finance'] } }, stranger);
    expect(theirs.status).toBe(200);
    expect(await call('reinvitePerson', { params: { id } }, owner)).toMatchObject({
      errors: { phone: ['该手机号已注册，请换一个'] },
    });
    const accept = (code: string) => call('acceptInvitation', { body: { code, phone, password, agree: 1 } });
    expect((await accept(early.code)).status).toBe(422);
    expect((await accept(theirs.data.code)).status).toBe(200);
    expect((await call('getUserState', {}, await signIn(phone, password))).data.username).toBe('other');
  });

  it('[C305] two companies that invite one phone at once: one has it', async () => {
    await call('verifyIdentity', { body: { password: 'yaoji2026' } }, owner);
    await call('verifyIdentity', { body: { password: 'yaoji2026' } }, stranger);
    const body = { name: '双', phone: '13788889999', roles: ['buyer' as const] };
    const answers = await Promise.all(
      [owner, stranger, owner, stranger].map((session) => call('invitePerson', { body }, session)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  it('[C306] have their roles and limits from the next request on', async () => {
    const { id, session } = await enter(['receiver']);
    expect((await call('listMoneyLog', {}, session)).status).toBe(403);
    const body = { name: '赵财务', roles: ['finance' as const], day_limit: '900' };
    expect((await call('changePerson', { params: { id }, body }, await signIn('mine'))).status).toBe(428);
    await call('changePerson', { params: { id }, body }, owner);
    const { data: log } = await call('listSecurityEvents', {}, owner);
    expect(log.list[0]?.text).toMatch(/单笔不限，每日不限）改为赵财务（财务，单笔不限，每日900）$/);
    expect((await call('listMoneyLog', {}, session)).status).toBe(200);
  });

  it('[C062] change their own password, not that of the account', async () => {
    const { phone, password, session } = await enter(['buyer']);
    const body = { old_password: password, password: 'qingshan-lvshui-9' };
    expect((await call('changePassword', { body: { ...body, old_password: 'yaoji2026' } }, session)).status).toBe(422);
    expect((await call('changePassword', { body }, session)).status).toBe(200);
    expect((await call('login', { body: { username: phone, password } })).status).toBe(422);
    expect(await signIn(phone, body.password)).not.toBe('');
    expect(await signIn('mine')).not.toBe('');
  });

  it('[C101] [C108] log in and reset by no SMS code, and read whom to ask for a new password', async () => {
    const { phone } = await enter(['buyer']);
    const words = '这是企业员工的手机号，请用密码登录；忘记密码时，请企业负责人在“员工与审批”生成邀请码';
    for (const [scene, id] of [
      ['login', 'loginBySms'],
      ['forget', 'verifyForgotten'],
    ] as const) {
      await db.delete(throttle);
      await call('sendSms', { body: { phone, scene } });
      const answer = await call(id, { body: { phone, code: await sentCode(db, phone) } });
      expect(answer).toMatchObject({ status: 422, errors: { phone: [words] } });
    }
  });

  it('prove no ownership: they link no store to another account', async () => {
    const { phone, password } = await enter(['buyer']);
    const refused = await call('linkStore', { body: { username: phone, password } }, stranger);
    expect(refused).toMatchObject({ status: 403, message: '请使用企业负责人的账号' });
  });

  test.each(['changePerson', 'reinvitePerson', 'removePersonFactor', 'stopPerson'] as const)(
    'are unknown to %s of others',
    async (id) => {
      const person = await addPerson(call, owner, ['buyer']);
      await call('verifyIdentity', { body: { password: 'yaoji2026' } }, stranger);
      const body = id === 'changePerson' ? { body: { name: '张', roles: ['buyer' as const] } } : {};
      expect(await call(id, { params: { id: person.id }, ...body }, stranger)).toMatchObject({ status: 404 });
    },
  );
});

describe('roles', () => {
  const groups = {
    buyer: ['addCartLines', 'checkoutCart', 'placeOrder', 'askForOrder', 'cancelOrder', 'addAddress'],
    approver: ['approveRequest', 'changeRequest'],
    finance: [
      'payOrder',
      'rechargeWallet',
      'listMoneyLog',
      'requestInvoice',
      'downloadCreditStatement',
      'requestCredit',
    ],
    receiver: ['confirmOrder', 'addReceipts', 'requestReturn', 'requestAfterSales'],
    all: [
      'getCart',
      'listOrders',
      'getOrder',
      'listMessages',
      'getWorkbench',
      'listRequests',
      'changePassword',
      'getRebates',
      'verifyIdentity',
      'removeSecondFactor',
    ],
    owner: [
      'listPeople',
      'invitePerson',
      'stopPerson',
      'addRule',
      'listSessions',
      'setPayPassword',
      'switchStore',
      'linkStore',
      'exportAccount',
      'closeAccount',
      'removePersonFactor',
      'setFactorPayment',
      'signContract',
    ],
  } satisfies Record<string, OperationId[]>;

  test.each(['buyer', 'approver', 'finance', 'receiver'] as const)('a %s may do what the role says', async (role) => {
    const { session } = await enter([role]);
    for (const [group, ids] of Object.entries(groups)) {
      for (const id of ids) {
        const params = operations[id].path.includes('{id}') ? { params: { id: 1 } } : {};
        const { status, message } = await call(id, params, session);
        const isAllowed = group === role || group === 'all';
        expect([id, status === 403]).toEqual([id, !isAllowed]);
        if (!isAllowed) expect(message).toMatch(/^仅限.*企业负责人操作，您的角色是/);
      }
    }
  });

  it('belong to the owner alone only where the contract means it', () => {
    const all = Object.values(operations).map(({ id }) => readOperation(id));
    const closed = all.filter(({ access, roles }) => access === 'buyer' && roles.length === 0);
    expect(closed.map(({ id }) => id).sort()).toEqual(
      `addGoodsRule addRule changeFace changeLoginEmail changePerson changeUserInfo
       closeAccount confirmStore copyCartLines createBindCode deleteGoodsRule
       deleteMessages deleteRule downloadStoreMonths endOrderConsent endSession exportAccount
       grantOrderConsent invitePerson linkStore listPeople listSecurityEvents listSessions listStoreLinks
       listStores registerCompany registerStores reinvitePerson removePersonFactor
       setFactorPayment setPayPassword signContract stopPerson switchStore unbindWechat unlinkStore
       uploadDocument`.split(/\s+/),
    );
  });

  it('order under the name of the person, within their limits', async () => {
    const { session } = await enter(['buyer'], { order_limit: '500.00', day_limit: '800.00' });
    const { id } = await addGoods(db, { price: '100', stock: '1000' });
    const order = async (number: string) => {
      const { ids } = await fillCart(call, session, [{ goods_id: id, number }]);
      const form = await orderForm(call, session, ids);
      const { data: checkout } = await call('checkoutCart', { body: { ids } }, session);
      return { checkout, placed: await call('placeOrder', { body: form }, session) };
    };
    const within = await order('4');
    expect(within.checkout.approval).toEqual([]);
    const { data } = await call('getOrder', { params: { id: within.placed.data.id } }, session);
    expect(data).toMatchObject({ ordered_by: expect.stringMatching(/^员工/), approved_by: '' });
    const above = await order('6');
    expect(above.checkout.approval).toEqual(['超过单笔限额¥500.00', '当日累计¥1015.00，超过每日限额¥800.00']);
    expect(above.placed).toMatchObject({
      status: 409,
      message: '订单需要审批（超过单笔限额¥500.00；当日累计¥1015.00，超过每日限额¥800.00），请提交采购申请',
    });
    expect(
      (
        await call(
          'placeOrder',
          {
            body: await orderForm(
              call,
              owner,
              above.checkout.lines.map((line) => line.id),
            ),
          },
          owner,
        )
      ).status,
    ).toBe(200);
  });
});
