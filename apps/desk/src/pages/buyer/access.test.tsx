import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { renderDesk } from '#testing/render-desk.tsx';
import { buyer, operator } from '#testing/samples.ts';

const access = (more: Partial<Schemas['BuyerAccess']> = {}): Schemas['BuyerAccess'] => ({
  hasFactor: 1,
  sessions: 2,
  programs: [{ id: 31, name: '门店ERP', scopes: ['goods', 'cart'], seenAt: 1_767_225_600, expiresAt: 1_798_761_600 }],
  ...more,
});

const opened = async (desk: ReturnType<typeof renderDesk>, label: string) => {
  await desk.user.click(await screen.findByRole('button', { name: label }));
  return within(screen.getByRole('dialog'));
};

test('an owner switches the second factor off, and issues a token that is shown once', async () => {
  const desk = renderDesk('/buyers/7', {
    getOperator: operator('owner'),
    getBuyer: buyer(),
    getBuyerAccess: access(),
    removeBuyerFactor: access({ hasFactor: 0 }),
    issueProgramToken: { token: 'yj_shown-this-once', access: access() },
  });
  const factor = await opened(desk, '关闭两步验证');
  await desk.user.type(factor.getByLabelText(/原因/), '已核对执照');
  await desk.user.click(factor.getByRole('button', { name: '确认关闭' }));
  expect(await screen.findByText('已关闭，客户会收到通知')).toBeDefined();
  const issue = await opened(desk, '发放令牌');
  await desk.user.type(issue.getByLabelText(/程序名称/), '收银');
  await desk.user.click(issue.getByRole('checkbox', { name: '下单' }));
  await desk.user.click(issue.getByRole('button', { name: '发放' }));
  expect(await screen.findByText('yj_shown-this-once')).toBeDefined();
  expect(desk.sent('removeBuyerFactor')).toEqual([{ reason: '已核对执照' }]);
  expect(desk.sent('issueProgramToken')).toEqual([{ name: '收银', days: '90', 'scopes[0]': 'place-orders' }]);
});

test('sales ends sessions and programs only', async () => {
  const desk = renderDesk('/buyers/7', {
    getOperator: operator('sales'),
    getBuyer: buyer(),
    getBuyerAccess: access(),
    endBuyerSessions: access({ sessions: 0, programs: [] }),
    endProgram: access({ programs: [] }),
  });
  expect(await screen.findByRole('row', { name: /门店ERP 商品与价格、购物车/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: '关闭两步验证' })).toBeNull();
  expect(screen.queryByRole('button', { name: '发放令牌' })).toBeNull();
  const program = await opened(desk, '结束');
  await desk.user.click(program.getByRole('button', { name: '结束' }));
  expect(await screen.findByText('令牌已结束')).toBeDefined();
  const all = await opened(desk, '结束全部登录');
  await desk.user.click(all.getByRole('button', { name: '结束' }));
  expect(await screen.findByText('登录已全部结束')).toBeDefined();
  expect(desk.calls.filter(({ id }) => id === 'endProgram').map(({ url }) => url.pathname)).toEqual([
    '/desk/api/programs/31',
  ]);
});

test('other roles don’t see how a buyer gets in', async () => {
  const desk = renderDesk('/buyers/7', { getOperator: operator('quality'), getBuyer: buyer() });
  await screen.findByText('操作日志');
  expect(screen.queryByText('登录与程序')).toBeNull();
  expect(desk.sent('getBuyerAccess')).toEqual([]);
});
