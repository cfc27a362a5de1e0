import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { buyer, operator } from '#testing/samples.ts';

const wallet = (more: Partial<Schemas['BuyerWallet']> = {}): Schemas['BuyerWallet'] => ({
  balance: '50.00',
  points: 300,
  money: [{ id: 1, kind: 'recharge', change: '50.00', balance: '50.00', remark: '充值', createdAt: 1_767_225_600 }],
  pointsLog: [],
  key: 'key-of-this-dialog-1',
  ...more,
});

test('adjusts a balance with a reason, and repeats a request under the same key', async () => {
  let tries = 0;
  const desk = renderDesk('/buyers/7', {
    getOperator: operator('finance'),
    getBuyer: buyer(),
    getBuyerWallet: () => wallet({ key: `key-of-this-dialog-${tries}` }),
    adjustMoney: () => {
      tries += 1;
      return tries === 1 ? new Refused(422, 422, '', { errors: { amount: ['余额只有50.00元'] } }) : wallet();
    },
  });
  expect(await screen.findByRole('row', { name: /充值 \+¥50.00 ¥50.00/ })).toBeDefined();
  expect(screen.queryByRole('button', { name: '调整积分' })).toBeNull();
  await desk.user.click(screen.getByRole('button', { name: '调整余额' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.selectOptions(dialog.getByLabelText('方向'), '扣减');
  await desk.user.type(dialog.getByLabelText(/金额/), '60');
  await desk.user.type(dialog.getByLabelText(/原因/), '更正');
  await desk.user.click(dialog.getByRole('button', { name: '调整余额' }));
  expect(await dialog.findByText('余额只有50.00元')).toBeDefined();
  await desk.user.click(dialog.getByRole('button', { name: '调整余额' }));
  expect(await screen.findByText('余额已调整')).toBeDefined();
  const sent = { direction: 'out', amount: '60', reason: '更正', key: 'key-of-this-dialog-0' };
  expect(desk.sent('adjustMoney')).toEqual([sent, sent]);
});

test('sales adjusts points only', async () => {
  const desk = renderDesk('/buyers/7', {
    getOperator: operator('sales'),
    getBuyer: buyer(),
    getBuyerWallet: wallet(),
    adjustPoints: wallet({ points: 400 }),
  });
  await desk.user.click(await screen.findByRole('button', { name: '调整积分' }));
  expect(screen.queryByRole('button', { name: '调整余额' })).toBeNull();
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/积分/), '100');
  await desk.user.type(dialog.getByLabelText(/原因/), '活动奖励');
  await desk.user.click(dialog.getByRole('button', { name: '调整积分' }));
  expect(await screen.findByText('积分已调整')).toBeDefined();
  expect(desk.sent('adjustPoints')).toEqual([
    { direction: 'in', points: '100', reason: '活动奖励', key: 'key-of-this-dialog-1' },
  ]);
});

test('roles that may not see money get no wallet', async () => {
  const desk = renderDesk('/buyers/7', { getOperator: operator('quality'), getBuyer: buyer() });
  await screen.findByText('操作日志');
  expect(screen.queryByText('余额与积分')).toBeNull();
  expect(desk.sent('getBuyerWallet')).toEqual([]);
});
