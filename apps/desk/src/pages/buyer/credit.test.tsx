import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { renderDesk } from '#testing/render-desk.tsx';
import { buyer, operator } from '#testing/samples.ts';

const none: Schemas['BuyerCredit'] = {
  line: null,
  used: '0.00',
  available: '0.00',
  overdue: '0.00',
  debts: [],
  decisions: [],
};

test('finance grants a credit line, which shows its terms, who decided, and statements by month', async () => {
  let credit = none;
  const decision = { amount: '5000.00', days: 30, closingDay: null, graceDays: 5, reason: '年度协议' };
  const line = { ...decision, operator: 'caiwu', createdAt: 1_767_225_600 };
  const desk = renderDesk('/buyers/7', {
    getOperator: operator('finance'),
    getBuyer: buyer(),
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
  const [, last] = within(months).getAllByRole('option');
  const month = last?.getAttribute('value') ?? '';
  await desk.user.selectOptions(months, month);
  for (const format of ['pdf', 'xlsx'])
    expect(screen.getByRole('link', { name: format.toUpperCase() }).getAttribute('href')).toBe(
      `/desk/api/credit/7/statement?month=${month}&format=${format}`,
    );
  expect(desk.sent('setBuyerCredit')).toMatchObject([{ amount: '5000', days: '30', reason: '年度协议' }]);
});
