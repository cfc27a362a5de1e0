import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { operator } from '#testing/samples.ts';

const colleague = (id: number, more: Partial<Schemas['Colleague']> = {}): Schemas['Colleague'] => ({
  id,
  username: `lin${id}`,
  name: `林会计${id}`,
  roles: [{ key: 'finance', name: '财务' }],
  hasFactor: 1,
  lastLoginAt: 1_767_225_600,
  disabledAt: null,
  disabledUntil: null,
  createdAt: 1_767_225_600,
  ...more,
});

const role: Schemas['Role'] = {
  id: 3,
  version: '0123456789',
  holders: 1,
  form: { name: '开票与收款', permissions: ['invoices', 'bank'], ceiling: '500.00' },
};

test('adds a colleague and shows the password once', async () => {
  let tries = 0;
  const desk = renderDesk('/colleagues', {
    getOperator: operator('owner'),
    listRoles: { list: [role], total: 1 },
    listOperators: [colleague(1, { name: '周仓管' })],
    addOperator: () => {
      tries += 1;
      const taken = new Refused(422, 422, '', { errors: { username: ['账号已存在'] } });
      return tries === 1 ? taken : { password: 'shown-this-once', colleague: colleague(2) };
    },
  });
  await desk.user.click(await screen.findByRole('button', { name: '添加同事' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/账号/), 'lin2');
  await desk.user.type(dialog.getByLabelText(/姓名/), '林会计2');
  await desk.user.click(dialog.getByLabelText('财务'));
  await desk.user.click(dialog.getByRole('button', { name: '添加' }));
  expect(await dialog.findByText('账号已存在')).toBeDefined();
  await desk.user.click(dialog.getByRole('button', { name: '添加' }));
  expect(await screen.findByText('shown-this-once')).toBeDefined();
  expect(desk.sent('addOperator')[1]).toEqual({ username: 'lin2', name: '林会计2', 'roles[0]': 'finance' });
});

test('changes others only: role, password, disabled or not', async () => {
  const desk = renderDesk('/colleagues', {
    getOperator: operator('owner', { id: 1 }),
    listRoles: { list: [role], total: 1 },
    listOperators: [
      colleague(1, { name: '陈掌柜', roles: [{ key: 'owner', name: '负责人' }] }),
      colleague(2),
      colleague(3, { disabledAt: 1_767_225_600, lastLoginAt: null, hasFactor: 0 }),
      colleague(4, { disabledAt: 4_000_003_200, disabledUntil: 4_000_089_600 }),
    ],
    changeOperatorRoles: colleague(2, { roles: [{ key: 'sales', name: '销售' }] }),
    disableOperator: colleague(2, { disabledAt: 1_767_225_600 }),
    enableOperator: colleague(3),
    resetOperatorFactor: colleague(2, { hasFactor: 0 }),
    planOperatorLeave: colleague(2, { disabledAt: 4_000_000_000, disabledUntil: 4_000_086_400 }),
    resetOperator: { password: 'another-one', colleague: colleague(2) },
  });
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  const send = async (name: RegExp, label: string, confirm = label) => {
    await desk.user.click((await row(name)).getByRole('button', { name: label }));
    const dialog = within(screen.getByRole('dialog'));
    if (label === '岗位') await desk.user.click(dialog.getByLabelText('开票与收款'));
    await desk.user.click(dialog.getByRole('button', { name: confirm }));
  };
  expect((await row(/陈掌柜/)).queryAllByRole('button')).toEqual([]);
  expect((await row(/林会计3/)).getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['恢复']);
  expect((await row(/林会计4/)).getByText('2096-10-02 起停用')).toBeDefined();
  expect((await row(/林会计4/)).getByText('2096-10-03 恢复')).toBeDefined();
  await send(/林会计2/, '岗位', '保存');
  expect(await screen.findByText('岗位已修改')).toBeDefined();
  await send(/林会计2/, '重置两步验证', '重置');
  expect(await screen.findByText('两步验证已重置')).toBeDefined();
  await desk.user.click((await row(/林会计2/)).getByRole('button', { name: '休假或离职' }));
  const leave = within(screen.getByRole('dialog'));
  await desk.user.type(leave.getByLabelText(/开始日期/), '2096-10-02');
  await desk.user.click(leave.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('已保存')).toBeDefined();
  expect(desk.sent('planOperatorLeave')).toEqual([{ from: '2096-10-02' }]);
  await send(/林会计2/, '停用');
  expect(await screen.findByText('已停用')).toBeDefined();
  await send(/林会计3/, '恢复');
  expect(await screen.findByText('已恢复')).toBeDefined();
  await send(/林会计2/, '重置密码', '重置');
  expect(await screen.findByText('another-one')).toBeDefined();
  expect(desk.sent('changeOperatorRoles')).toEqual([{ 'roles[0]': 'finance', 'roles[1]': '3' }]);
  const paths = desk.calls.map(({ url }) => url.pathname).filter((path) => /operators\/\d/.test(path));
  expect(paths).toEqual([
    '/desk/api/operators/2/roles',
    '/desk/api/operators/2/factor/reset',
    '/desk/api/operators/2/leave',
    '/desk/api/operators/2/disable',
    '/desk/api/operators/3/enable',
    '/desk/api/operators/2/reset',
  ]);
});

test('is for owners', async () => {
  renderDesk('/', { getOperator: operator('sales'), listWork: [] });
  await screen.findByRole('link', { name: /待办/ });
  expect(screen.queryByRole('link', { name: /同事/ })).toBeNull();
});

test('makes a role from permissions, never of managing colleagues, next to the fixed ones', async () => {
  const desk = renderDesk('/colleagues/roles', {
    getOperator: operator('owner'),
    listRoles: { list: [role], total: 1 },
    createRole: role,
  });
  const row = await screen.findByRole('row', { name: /开票与收款/ });
  expect(within(row).getByText('银行流水与到账、开票')).toBeDefined();
  expect(
    within(screen.getByRole('table', { name: '固定岗位' })).getByRole('row', { name: '负责人 全部' }),
  ).toBeDefined();
  await desk.user.click(screen.getByRole('button', { name: '新建岗位' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.queryByLabelText('同事与岗位')).toBeNull();
  await desk.user.type(dialog.getByLabelText(/名称/), '退款员');
  await desk.user.click(within(dialog.getByRole('group', { name: '财务' })).getByLabelText('退款'));
  await desk.user.click(dialog.getByRole('button', { name: /创建|保存|新建/ }));
  expect(desk.sent('createRole')).toEqual([
    { 'role[name]': '退款员', 'role[permissions][0]': 'refunds', 'role[ceiling]': '0' },
  ]);
});
