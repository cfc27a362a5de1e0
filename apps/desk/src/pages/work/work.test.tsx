import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { operator, orderPage, waitingItem } from '#testing/samples.ts';

test('links every kind of work to its list', async () => {
  const desk = renderDesk('/', {
    getOperator: operator('owner'),
    listWork: [
      { kind: 'shipments', count: 4, oldestAt: 1_767_225_600 },
      { kind: 'jobs', count: 2, oldestAt: null },
      { kind: 'transfers', count: 0, oldestAt: null },
    ],
    listOrders: orderPage([]),
  });
  expect((await screen.findByRole('link', { name: '失败的任务' })).getAttribute('href')).toBe('/work/jobs');
  expect(screen.queryByText('待核转账')).toBeNull();
  await desk.user.click(screen.getByRole('link', { name: '待发货订单' }));
  expect(await screen.findByRole('tab', { name: /待发货/, selected: true })).toBeDefined();
  expect(desk.address()).toBe('/orders?status=paid');
});

test('selects, answers and leaves a waiting item by keyboard', async () => {
  const said = { from: 'service' as const, text: '请拍一张照片', pictures: [], createdAt: 1_767_225_700 };
  let waiting = [waitingItem(1), waitingItem(2, { title: '物流问题', talk: [said] })];
  const desk = renderDesk('/work/afterSales', {
    getOperator: operator('sales'),
    listWaiting: () => waiting,
    answerAfterSales: () => {
      waiting = waiting.slice(0, 1);
      return null;
    },
  });
  await screen.findByRole('link', { name: '物流问题' });
  await desk.user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(await screen.findByText('请拍一张照片')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText(/回复/));
  await desk.user.keyboard('{Escape}');
  expect(document.activeElement?.textContent).toBe('物流问题');
  await desk.user.type(screen.getByLabelText(/回复/), '明天补发{Control>}{Enter}{/Control}');
  expect(await screen.findByText('回复：已完成')).toBeDefined();
  expect(desk.sent('answerAfterSales')).toEqual([{ text: '明天补发' }]);
  expect(await screen.findByRole('region', { name: '质量问题' })).toBeDefined();
  expect(screen.queryByRole('link', { name: '物流问题' })).toBeNull();
});

test('a refused answer stays, with its error next to the field', async () => {
  const desk = renderDesk('/work/invoices?item=1', {
    getOperator: operator('finance'),
    listWaiting: [waitingItem(1, { title: '普通发票 128.00元' })],
    refuseInvoice: new Refused(422, 422, '', { errors: { reason: ['原因至少 2 个字'] } }),
  });
  await desk.user.type(await screen.findByLabelText(/退回原因/), '无');
  await desk.user.click(screen.getByRole('button', { name: '退回' }));
  expect(await screen.findByText('原因至少 2 个字')).toBeDefined();
  expect(desk.sent('refuseInvoice')).toEqual([{ reason: '无' }]);
});

test('books a transferred refund with the bank’s number', async () => {
  const desk = renderDesk('/work/refunds?item=1', {
    getOperator: operator('finance'),
    listWaiting: [waitingItem(1, { title: '395.50元', facts: [{ name: 'payeeAccount', value: '511000111222' }] })],
    finishRefund: () => null,
  });
  await desk.user.click(await screen.findByRole('button', { name: '复制 账号' }));
  expect(await navigator.clipboard.readText()).toBe('511000111222');
  await desk.user.type(screen.getByLabelText(/流水号/), 'ICBC77001');
  await desk.user.click(screen.getByRole('button', { name: '登记退款' }));
  expect(await screen.findByText('登记退款：已完成')).toBeDefined();
  expect(desk.sent('finishRefund')).toEqual([{ reference: 'ICBC77001' }]);
});

test('[K7] selects and uploads a report', async () => {
  const desk = renderDesk('/work/reports', {
    getOperator: operator('quality'),
    listWaiting: [waitingItem(7, { facts: [{ name: 'batchNo', value: 'A240301' }], createdAt: null })],
    addReport: () => null,
  });
  await desk.user.upload(await screen.findByLabelText(/报告文件/), new File(['%PDF-1.7'], 'a.pdf'));
  await desk.user.click(screen.getByRole('button', { name: '上传' }));
  expect(await screen.findByText('上传：已完成')).toBeDefined();
  expect(desk.calls.find(({ id }) => id === 'addReport')?.url.pathname).toBe('/desk/api/batches/7/report');
});

test('shows the facts of an item in words', async () => {
  renderDesk('/work/jobs', {
    getOperator: operator('owner'),
    listWaiting: [
      waitingItem(4, {
        facts: [
          { name: 'method', value: 'bank' },
          { name: 'next', value: '1767312000' },
        ],
      }),
    ],
  });
  const detail = within(await screen.findByRole('region', { name: '质量问题' }));
  expect(detail.getByText('银行转账')).toBeDefined();
  expect(detail.getByText('2026-01-02 08:00')).toBeDefined();
});

test('answers a return on its order page; hides actions the role may not take', async () => {
  renderDesk('/work/returns', { getOperator: operator('warehouse'), listWaiting: [waitingItem(3, { orderId: 12 })] });
  const row = within((await screen.findAllByRole('row')).at(-1) as HTMLElement);
  expect(row.getByRole('link').getAttribute('href')).toBe('/orders/12');
  expect(screen.queryByRole('button', { name: /回复/ })).toBeNull();
});

test('with a reason typed, the keyboard rejects a request instead of approving it', async () => {
  const desk = renderDesk('/work/approvals?item=1', {
    getOperator: operator('owner'),
    listWaiting: [waitingItem(1, { title: '调整余额' })],
    approveRequest: () => null,
    rejectRequest: () => null,
  });
  await desk.user.type(await screen.findByLabelText(/退回原因/), '没有依据{Control>}{Enter}{/Control}');
  expect(await screen.findByText('退回：已完成')).toBeDefined();
  expect(desk.sent('rejectRequest')).toEqual([{ reason: '没有依据' }]);
  expect(desk.sent('approveRequest')).toEqual([]);
  expect(screen.getByText('提交人')).toBeDefined();
});
