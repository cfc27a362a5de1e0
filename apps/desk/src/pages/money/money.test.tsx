import { cleanup, screen, within } from '@testing-library/react';
import type { OperationData, Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { listedOrder, operator, orderPage } from '#testing/samples.ts';

const page = <Row,>(...list: Row[]) => ({ list, total: list.length });

const candidate: Schemas['BankCandidate'] = {
  orderId: 7,
  orderNo: '202603050001234',
  company: '同和大药房',
  total: '300.00',
  hasAmount: 1,
  isLack: 0,
  isNamed: 1,
  isPayer: 1,
  isBooked: 0,
};
const bankLine = (id: number, more: Partial<Schemas['BankLine']> = {}): Schemas['BankLine'] => ({
  id,
  serialNo: `B00${id}`,
  day: '2026-11-23',
  amount: '300.00',
  left: '300.00',
  payer: '同和大药房',
  remark: '',
  status: 'open',
  orders: [],
  operator: null,
  candidates: [candidate],
  payerId: null,
  payerOwes: '0.00',
  certain: null,
  doubt: null,
  ...more,
});

test('ticks certain transfers, lets a person tick others, and confirms the ticked ones together', async () => {
  const desk = renderDesk('/money/bank', {
    getOperator: operator('finance'),
    listBankLines: page(
      bankLine(1, { certain: 7 }),
      bankLine(2, { doubt: 'several', candidates: [{ ...candidate, orderId: 8, orderNo: '202603050001235' }] }),
      bankLine(3, { doubt: 'amount', candidates: [{ ...candidate, hasAmount: 0, orderNo: '202603050001236' }] }),
    ),
    settleBankLines: new Refused(409, 40904, '流水B001已经用过'),
  });
  expect(await screen.findByRole('button', { name: '确认到账 1 笔' })).toBeDefined();
  expect(screen.getByText('不止一个可能，请核对后勾选')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '202603050001236' }).disabled).toBe(true);
  await desk.user.click(screen.getByRole('checkbox', { name: '202603050001235' }));
  await desk.user.click(screen.getByRole('button', { name: '确认到账 2 笔' }));
  expect(desk.sent('settleBankLines')).toEqual([
    { 'lines[0][lineId]': '1', 'lines[0][orderId]': '7', 'lines[1][lineId]': '2', 'lines[1][orderId]': '8' },
  ]);
  expect(await screen.findByText('流水B001已经用过')).toBeDefined();
});

test('[O4] closes the line of an order that was confirmed by hand with one press', async () => {
  const desk = renderDesk('/money/bank', {
    getOperator: operator('finance'),
    listBankLines: page(bankLine(1, { certain: 7, candidates: [{ ...candidate, isBooked: 1 }] })),
    settleBankLines: { settled: 1 },
  });
  expect(await screen.findByText(/已人工确认到账/)).toBeDefined();
  await desk.user.click(screen.getByRole('button', { name: '确认到账 1 笔' }));
  expect(desk.sent('settleBankLines')).toEqual([{ 'lines[0][lineId]': '1', 'lines[0][orderId]': '7' }]);
});

test('[O4] finds settled lines, and links each of their orders', async () => {
  const orders = [
    { id: 7, no: '202603050001234' },
    { id: 8, no: '202603050001235' },
  ];
  const desk = renderDesk('/money/bank?status=settled&search=B00', {
    getOperator: operator('finance'),
    listBankLines: page(
      bankLine(1, { status: 'settled', orders, candidates: [] }),
      bankLine(2, { status: 'settled', candidates: [] }),
    ),
  });
  expect(await screen.findByText('存入余额')).toBeDefined();
  const links = orders.map(({ no }) => screen.getByRole('link', { name: no }).getAttribute('href'));
  expect(links).toEqual(['/orders/7', '/orders/8']);
  expect(desk.calls.find(({ id }) => id === 'listBankLines')?.url.search).toBe('?page=1&status=settled&keywords=B00');
});

/** Opens 分配 of a transfer of 300.00 by a known buyer, who has orders of 120.00, 200.00 and 310.00. */
const openSplit = async (line: Parameters<typeof bankLine>[1] = {}, answers: Parameters<typeof renderDesk>[1] = {}) => {
  const desk = renderDesk('/money/bank', {
    getOperator: operator('finance'),
    listBankLines: page(bankLine(1, { candidates: [], doubt: 'none', payerId: 5, payerOwes: '100.00', ...line })),
    getBuyerWallet: { balance: '12.50', points: 0, money: [], pointsLog: [], key: 'key-of-this-wallet' },
    listOrders: orderPage([
      listedOrder(7, { total: '120.00' }),
      listedOrder(8, { total: '200.00' }),
      listedOrder(9, { total: '310.00' }),
    ]),
    splitBankLine: { paid: 1, rest: '180.00', repaid: '100.00' },
    returnBankLine: () => null,
    ...answers,
  });
  await desk.user.click(await screen.findByRole('button', { name: '分配' }));
  const dialog = within(screen.getByRole('dialog'));
  const [first, second, third] = await dialog.findAllByRole('checkbox');
  if (!first || !second || !third) throw new Error('No orders are shown.');
  return { desk, dialog, first, second, third };
};

test('offers an order that lacks exactly the transfer', async () => {
  const desk = renderDesk('/money/bank', {
    getOperator: operator('finance'),
    listBankLines: page(bankLine(1, { doubt: 'unnamed', candidates: [{ ...candidate, hasAmount: 0, isLack: 1 }] })),
    settleBankLines: { settled: 1 },
  });
  expect(await screen.findByText(/正是还差的金额，其余用余额付/)).toBeDefined();
  await desk.user.click(screen.getByRole('checkbox', { name: '202603050001234' }));
  await desk.user.click(screen.getByRole('button', { name: '确认到账 1 笔' }));
  expect(desk.sent('settleBankLines')).toEqual([{ 'lines[0][lineId]': '1', 'lines[0][orderId]': '7' }]);
});

test('forgets the order that was ticked for a line once it is no candidate any more', async () => {
  const [gone, left] = [
    { ...candidate, hasAmount: 0 as const, isLack: 1 as const },
    { ...candidate, orderId: 8, orderNo: '202603050001235' },
  ];
  const found = [
    bankLine(1, { doubt: 'unnamed', candidates: [gone] }),
    bankLine(2, { certain: 8, candidates: [left] }),
  ];
  let lines = found;
  const desk = renderDesk('/money/bank', {
    getOperator: operator('finance'),
    listBankLines: () => page(...lines),
    settleBankLines: { settled: 1 },
    dismissBankLine: () => null,
  });
  await desk.user.click(await screen.findByRole('checkbox', { name: gone.orderNo }));
  lines = lines.map((line) => (line.id === 1 ? { ...line, candidates: [], doubt: 'none' } : line));
  await desk.user.click(screen.getAllByRole('button', { name: '非货款' })[1] as HTMLElement);
  await desk.user.click(await screen.findByRole('button', { name: '确认到账 1 笔' }));
  expect(desk.sent('settleBankLines')).toEqual([{ 'lines[0][lineId]': '2', 'lines[0][orderId]': '8' }]);
});

test('offers the order that may have been paid by the transfer where its split is refused', async () => {
  const words = '订单202603050001239已人工确认到账';
  const booked = [{ id: 12, no: '202603050001239' }];
  const { desk, dialog } = await openSplit(
    {},
    { splitBankLine: new Refused(409, 40904, words, { data: { booked } }), settleBankLines: { settled: 1 } },
  );
  await desk.user.click(dialog.getByRole('button', { name: '确认到账' }));
  await desk.user.click(await dialog.findByRole('button', { name: '是订单 202603050001239 的那一笔' }));
  expect(await screen.findByText('已确认到账；有余款请再分配')).toBeDefined();
  expect(desk.sent('settleBankLines')).toEqual([{ 'lines[0][lineId]': '1', 'lines[0][orderId]': '12' }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('asks again whether it is another transfer once the orders or the buyer have changed', async () => {
  const refused = new Refused(409, 40904, '订单202603050001239已人工确认到账', {
    data: { booked: [{ id: 12, no: '202603050001239' }] },
  });
  const { desk, dialog, first } = await openSplit({}, { splitBankLine: refused });
  const send = () => desk.user.click(dialog.getByRole('button', { name: '确认到账' }));
  await send();
  await desk.user.click(await dialog.findByRole('checkbox', { name: /^已核对/ }));
  await desk.user.click(first);
  expect(dialog.queryByRole('checkbox', { name: /^已核对/ })).toBeNull();
  await send();
  await desk.user.click(await dialog.findByRole('checkbox', { name: /^已核对/ }));
  await send();
  expect(desk.sent('splitBankLine')).toEqual([
    { buyerId: '5' },
    { buyerId: '5', 'orders[0]': '7' },
    { buyerId: '5', 'orders[0]': '7', isOther: '1' },
  ]);
  await desk.user.click(dialog.getByRole('button', { name: '换一个客户' }));
  expect(dialog.queryByRole('button', { name: /^是订单/ })).toBeNull();
});

test('asks for the buyer before a transfer is split', async () => {
  const desk = renderDesk('/money/bank', {
    getOperator: operator('finance'),
    listBankLines: page(bankLine(1, { candidates: [], doubt: 'none' })),
    listBuyers: page(),
  });
  await desk.user.click(await screen.findByRole('button', { name: '分配' }));
  await desk.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '确认到账' }));
  expect(await screen.findByText('请先选择客户')).toBeDefined();
});

test('splits a transfer among orders of a buyer, and says what the balance gets', async () => {
  const { desk, dialog, first, second } = await openSplit();
  await desk.user.click(first);
  await desk.user.click(second);
  expect(dialog.getByRole('status').textContent).toContain('还差 ¥20.00，用客户的余额付');
  await desk.user.click(second);
  expect(dialog.getByRole('status').textContent).toContain('余款 ¥180.00 存入余额，先还账期欠款 ¥100.00');
  await desk.user.click(dialog.getByRole('button', { name: '确认到账' }));
  expect(await screen.findByText('已付清 1 张订单，余款 ¥180.00 存入余额，其中 ¥100.00 还账期欠款')).toBeDefined();
  expect(desk.sent('splitBankLine')).toEqual([{ buyerId: '5', 'orders[0]': '7' }]);
  expect(desk.calls.find(({ id }) => id === 'listOrders')?.url.search).toBe('?buyerId=5&status=pending&perPage=100');
});

test('says how much of the rest repays debts on account when they exceed it', async () => {
  const { desk, dialog, first } = await openSplit({ payerOwes: '500.00' });
  await desk.user.click(first);
  expect(dialog.getByRole('status').textContent).toContain('余款 ¥180.00 存入余额，先还账期欠款 ¥180.00');
});

test('shows the balance that may add to a transfer, and what a number booked by hand leaves of it', async () => {
  const { desk, dialog, first } = await openSplit({ doubt: 'used', left: '200.00' });
  expect(await dialog.findByText('余额 ¥12.50')).toBeDefined();
  const effect = () => dialog.getByRole('status').textContent;
  expect(effect()).toContain('全部 ¥200.00 存入余额');
  await desk.user.click(first);
  expect(effect()).toContain('付清 1 张订单 ¥120.00，余款 ¥80.00 存入余额');
});

test('never offers to send back a transfer that has paid something, and says when nothing is left of it', async () => {
  const partly = await openSplit({ doubt: 'used', left: '50.00' });
  expect(partly.dialog.getByText('此流水号已登记到账 ¥250.00，还剩 ¥50.00')).toBeDefined();
  await partly.desk.user.click(partly.first);
  expect(partly.dialog.getByRole('status').textContent).toContain('还差 ¥70.00');
  expect(partly.dialog.queryByRole('checkbox', { name: /退回付款人/ })).toBeNull();
  cleanup();
  const { dialog } = await openSplit({ doubt: 'used', left: '-100.00' });
  expect(dialog.getByText('此流水号已登记到账 ¥400.00，没有余款')).toBeDefined();
  expect(dialog.queryByRole('status')).toBeNull();
});

test('takes no more from the balance than the operator is shown', async () => {
  const { desk, dialog, first, second } = await openSplit(
    {},
    { splitBankLine: { paid: 2, rest: '0.00', repaid: '0.00' } },
  );
  await desk.user.click(first);
  await desk.user.click(second);
  await desk.user.click(dialog.getByRole('button', { name: '确认到账' }));
  await screen.findByText('已付清 2 张订单');
  expect(desk.sent('splitBankLine')).toEqual([
    { buyerId: '5', 'orders[0]': '7', 'orders[1]': '8', fromBalance: '20.00' },
  ]);
});

test('sends a transfer that is too little for an order back to the payer', async () => {
  const { desk, dialog, third } = await openSplit();
  await desk.user.click(third);
  await desk.user.click(dialog.getByRole('checkbox', { name: /退回付款人/ }));
  await desk.user.click(dialog.getByRole('button', { name: '退回付款人' }));
  expect(await screen.findByText('¥300.00 已转到待退款，汇出后在那里登记')).toBeDefined();
  expect(desk.sent('returnBankLine')).toEqual([{ orderId: '9' }]);
});

const wallets = {
  opening: '5.00',
  recharge: '0.00',
  payment: '-1.00',
  refund: '0.00',
  cashback: '0.00',
  adjustment: '0.00',
  repayment: '0.00',
  rebate: '0.00',
  closing: '4.00',
};

const credit = { opening: '0.00', payment: '500.00', refund: '0.00', repayment: '-200.00', closing: '300.00' };

test('a day of the statement opens its entries', async () => {
  const row = { receivedCount: 2, received: '12.00', refundedCount: 1, refunded: '2.00', net: '10.00' };
  const statement: OperationData<'getStatement'> = {
    rows: [{ day: '2026-11-23', method: 'bank', ...row }],
    ...{ received: '12.00', refunded: '2.00', net: '10.00', wallets, credit, agrees: 0 },
  };
  const desk = renderDesk('/money', {
    getOperator: operator('owner'),
    getStatement: statement,
    listPostings: page({
      ...{ at: 1_795_421_964, kind: 'payment', method: 'bank', debit: '12.00', credit: '0.00' },
      ...{ orderId: 7, orderNo: '202603050001234', company: '同和大药房', reference: 'B001', vatRates: [13] },
    } as const),
  });
  expect(await screen.findByText('与收退款不一致')).toBeDefined();
  await desk.user.click(screen.getByRole('link', { name: '2026-11-23' }));
  const postings = await screen.findByRole('table', { name: '收支明细' });
  expect(within(postings).getByRole('link', { name: '202603050001234' })).toBeDefined();
  expect(desk.calls.findLast(({ id }) => id === 'listPostings')?.url.search).toBe(
    '?from=2026-11-23&to=2026-11-23&page=1&method=bank',
  );
});

test('the audit names disagreements, with links to them', async () => {
  const run: Schemas['Audit'] = {
    ...{ id: 1, operator: 'finance', rules: 30, createdAt: 1_795_421_964, endedAt: 1_795_421_965 },
    breaches: [{ rule: '余额等于其流水之和', what: ['buyer 12 has 5.00, the log says 4.00'] }],
  };
  renderDesk('/money/audit', { getOperator: operator('finance'), getAudit: run });
  expect((await screen.findByRole('link', { name: '客户 12' })).getAttribute('href')).toBe('/buyers/12');
  expect(screen.getByText(/29 \/ 30 条规则成立/)).toBeDefined();
});

test('uploads the files of the tax platform, XML first, and lists the refused ones with their reasons', async () => {
  const refusal = new Refused(409, 40904, '发票2与申请不符：税额应为1.00，发票上是2.00');
  let tries = 0;
  const desk = renderDesk('/money/invoices', {
    getOperator: operator('finance'),
    listInvoices: page<Schemas['IssuedInvoice']>(),
    takeInInvoiceFile: () => {
      tries += 1;
      if (tries === 2) return refusal;
      return { no: '26512000000000000001', outcome: tries === 1 ? 'issued' : 'added' };
    },
  });
  const files = ['1.pdf', '1.xml', '2.xml'].map((name) => new File(['x'], name));
  await desk.user.upload(await screen.findByLabelText('数电票文件'), files);
  expect(await screen.findByText('处理了 3 个文件，开具 1 张，1 个未收')).toBeDefined();
  expect(desk.calls.filter(({ id }) => id === 'takeInInvoiceFile')).toHaveLength(3);
  expect(screen.getByRole('row', { name: /2\.xml 发票2与申请不符：税额应为1\.00/ })).toBeDefined();
});
