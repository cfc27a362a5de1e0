import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { goods, operator, waitingItem } from '#testing/samples.ts';

const words = '现金券“补偿”：999999.99元，超过单次上限1000.00元。可以提交审批，另一位有审批权限的同事同意后生效';

test('a refused grant is handed in to a second operator with its reason', async () => {
  const desk = renderDesk('/activities/grants', {
    getOperator: operator('sales'),
    grantBenefits: new Refused(428, 42_804, words, { data: { approval: 7 } }),
    requestApproval: { text: '发放现金券：超过单次上限', approvers: ['张会计', '李总'] },
  });
  await desk.user.type(await screen.findByLabelText(/金额/), '999999.99');
  await desk.user.click(screen.getByRole('button', { name: '发放' }));
  expect(await screen.findByText(words)).toBeDefined();
  await desk.user.type(screen.getByLabelText(/申请理由/), '运输破损{Enter}');
  expect(
    await screen.findByText(/已提交审批：发放现金券：超过单次上限。张会计、李总中的一位在待办中同意后生效/),
  ).toBeDefined();
  expect(screen.queryByText(words)).toBeNull();
  // The form is ready for the next grant: what was handed in can't be sent again.
  expect(screen.getByLabelText<HTMLInputElement>(/金额/).value).toBe('');
  expect(desk.sent('requestApproval')).toEqual([{ reason: '运输破损' }]);
  expect(desk.sent('grantBenefits')).toHaveLength(1);
});

/** The price of the first of two products is below its floor. */
const refusedPrice = async () => {
  const desk = renderDesk('/goods', {
    getOperator: operator('sales'),
    listGoods: { list: [goods(1), goods(2)], total: 2 },
    changeGoods: new Refused(428, 42_804, '六味地黄丸1：9.00元，低于最低价10.50元', { data: { approval: 3 } }),
    requestApproval: { text: '六味地黄丸1：9.00元', approvers: ['李总'] },
  });
  await desk.user.click(await screen.findByLabelText('六味地黄丸1 单价'));
  await desk.user.keyboard('9');
  await desk.user.click(screen.getByRole('button', { name: '保存' }));
  return desk;
};

test('prices that wait for a second operator are no longer unsaved', async () => {
  const desk = await refusedPrice();
  await desk.user.type(await screen.findByLabelText(/申请理由/), '清库存{Enter}');
  expect(await screen.findByText(/已提交审批：六味地黄丸1：9.00元。李总在待办中同意后生效/)).toBeDefined();
  expect(screen.queryByRole('region', { name: '未保存的修改' })).toBeNull();
});

test('what is typed after the refusal is not lost: it has to be sent before it is handed in', async () => {
  const desk = await refusedPrice();
  await screen.findByRole('button', { name: '提交审批' });
  await desk.user.type(screen.getByLabelText(/申请理由/), '清库存');
  expect(screen.getByRole('button', { name: '提交审批' })).toBeDefined();
  await desk.user.click(screen.getByLabelText('六味地黄丸2 单价'));
  await desk.user.keyboard('20');
  expect(screen.queryByRole('button', { name: '提交审批' })).toBeNull();
  expect(screen.getByRole('region', { name: '未保存的修改' }).textContent).toContain('已修改 2 种商品');
});

test('nor is what is copied down from the row above', async () => {
  const desk = await refusedPrice();
  await screen.findByRole('button', { name: '提交审批' });
  await desk.user.click(screen.getByLabelText('六味地黄丸2 单价'));
  await desk.user.keyboard('{Control>}d{/Control}');
  expect(screen.queryByRole('button', { name: '提交审批' })).toBeNull();
  expect(screen.getByRole('region', { name: '未保存的修改' }).textContent).toContain('已修改 2 种商品');
});

test('planned prices that wait for a second operator are no longer unsaved', async () => {
  const desk = renderDesk('/goods', {
    getOperator: operator('sales'),
    listGoods: { list: [goods(1)], total: 1 },
    planPrices: new Refused(428, 42_804, '六味地黄丸1：9.00元，低于最低价10.50元', { data: { approval: 3 } }),
    requestApproval: { text: '六味地黄丸1：9.00元', approvers: ['李总'] },
  });
  await desk.user.click(await screen.findByLabelText('六味地黄丸1 单价'));
  await desk.user.keyboard('9');
  await desk.user.click(screen.getByRole('button', { name: '定时生效' }));
  await desk.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '定时生效' }));
  await desk.user.type(await screen.findByLabelText(/申请理由/), '清库存{Enter}');
  expect(await screen.findByText(/已提交审批/)).toBeDefined();
  expect(screen.queryByRole('region', { name: '未保存的修改' })).toBeNull();
});

test('any other refusal has nothing to hand in', async () => {
  const desk = renderDesk('/activities/grants', {
    getOperator: operator('sales'),
    grantBenefits: new Refused(409, 40_904, '没有这个客户'),
  });
  await desk.user.click(await screen.findByRole('button', { name: '发放' }));
  expect(await screen.findByText('没有这个客户')).toBeDefined();
  expect(screen.queryByRole('button', { name: '提交审批' })).toBeNull();
});

test('the second operator approves', async () => {
  const item = waitingItem(7, { title: '发放现金券或红包', text: '现金券“补偿”：2000.00元，超过单次上限1000.00元' });
  const desk = renderDesk('/work/approvals', {
    getOperator: operator('finance'),
    listWaiting: [item],
    approveRequest: () => null,
  });
  await desk.user.click(await screen.findByRole('button', { name: '同意' }));
  expect(await screen.findByText('同意：已完成')).toBeDefined();
  expect(desk.calls.find(({ id }) => id === 'approveRequest')?.url.pathname).toBe('/desk/api/approvals/7/approval');
});

test('sales may only withdraw a request', async () => {
  renderDesk('/work/approvals', { getOperator: operator('sales'), listWaiting: [waitingItem(7)] });
  expect(await screen.findByRole('button', { name: '退回' })).toBeDefined();
  expect(screen.queryByRole('button', { name: '同意' })).toBeNull();
});
