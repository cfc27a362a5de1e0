import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { chinaDay } from '@yaoji/domain';
import { expect, test } from 'vitest';
import { renderDesk } from '#testing/render-desk.tsx';
import { buyer, operator } from '#testing/samples.ts';

const none: Schemas['BuyerCredit'] = {
  line: null,
  used: '0.00',
  available: '0.00',
  overdue: '0.00',
  debts: [],
  request: null,
  decisions: [],
};

test('finance grants a credit line, which shows its terms, who decided, and statements by month', async () => {
  let credit = none;
  const createdAt = Math.floor(Date.now() / 1000) - 40 * 86_400;
  const decision = { amount: '5000.00', days: 30, closingDay: null, graceDays: 5, reason: '年度协议' };
  const line = { ...decision, operator: 'caiwu', createdAt: 1_767_225_600 };
  const desk = renderDesk('/buyers/7', {
    getOperator: operator('finance'),
    getBuyer: buyer({ createdAt }),
    getBuyerCredit: () => credit,
    setBuyerCredit: () => {
      credit = { ...none, line, available: '5000.00', decisions: [line] };
      return credit;
    },
  });
  await desk.user.click(await screen.findByRole('button', { name: '开通账期' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/额度/), '5000');
  await desk.user.type(dialog.getByLabelText(/账期天数/), '30');
  await desk.user.type(dialog.getByLabelText(/原因/), '年度协议');
  await desk.user.click(dialog.getByRole('button', { name: '开通账期' }));
  expect(await screen.findByRole('row', { name: /¥5,000.00 30天账期，宽限5天 caiwu 年度协议/ })).toBeDefined();
  const months = screen.getByRole('combobox', { name: '对账月份' });
  const month = within(months).getAllByRole('option').at(-1)?.getAttribute('value') ?? '';
  expect(month).toBe(chinaDay(new Date(createdAt * 1000)).slice(0, 7));
  await desk.user.selectOptions(months, month);
  for (const format of ['pdf', 'xlsx'])
    expect(screen.getByRole('link', { name: format.toUpperCase() }).getAttribute('href')).toBe(
      `/desk/api/credit/7/statement?month=${month}&format=${format}`,
    );
  expect(desk.sent('setBuyerCredit')).toMatchObject([{ amount: '5000', days: '30', reason: '年度协议' }]);
});

test('finance sees what a buyer asks for, and grants it or declines with a word', async () => {
  const request = { id: 3, amount: '8000.00', reason: '旺季备货', createdAt: 1_767_225_600 };
  const desk = renderDesk('/buyers/7', {
    getOperator: operator('finance'),
    getBuyer: buyer(),
    getBuyerCredit: { ...none, request },
    declineCreditRequest: none,
  });
  expect(await screen.findByText(/客户申请额度 ¥8,000(\.00)?：旺季备货/)).toBeDefined();
  await desk.user.click(screen.getByRole('button', { name: '开通账期' }));
  expect(within(screen.getByRole('dialog')).getByLabelText(/额度/)).toHaveProperty('value', '8000.00');
  await desk.user.click(screen.getByRole('button', { name: '取消' }));
  await desk.user.click(screen.getByRole('button', { name: '不同意申请' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/原因/), '请先还清逾期账款');
  await desk.user.click(dialog.getByRole('button', { name: '不同意申请' }));
  expect(desk.sent('declineCreditRequest')).toEqual([{ reason: '请先还清逾期账款' }]);
});
