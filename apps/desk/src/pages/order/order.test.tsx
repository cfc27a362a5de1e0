import { cleanup, screen, within } from '@testing-library/react';
import type { OperationData } from '@yaoji/api-client/desk';
import { expect, test, vi } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { listedOrder, operator, order, orderPage } from '#testing/samples.ts';

test('moves through the list by keyboard; the address holds filters and search', async () => {
  const desk = renderDesk('/orders', {
    getOperator: operator('warehouse'),
    listOrders: orderPage([listedOrder(1), listedOrder(2)]),
    getOrder: order({ id: 2 }),
  });
  await screen.findByRole('link', { name: '202601010001' });
  await desk.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('202601010002');
  await desk.user.keyboard('/六味{Enter}');
  expect(desk.address()).toBe(`/orders?search=${encodeURIComponent('六味')}`);
  await desk.user.click(screen.getByRole('tab', { name: /待发货/ }));
  expect(desk.calls.at(-1)?.url.searchParams.get('status')).toBe('paid');
  expect(desk.calls.at(-1)?.url.searchParams.get('keywords')).toBe('六味');
});

test('sorts by a heading, the other way, and then as before', async () => {
  const desk = renderDesk('/orders', { getOperator: operator('sales'), listOrders: orderPage([listedOrder(1)]) });
  const head = await screen.findByRole('button', { name: /应付金额/ });
  const asked = () => desk.calls.findLast(({ id }) => id === 'listOrders')?.url.searchParams.get('sort');
  await desk.user.click(head);
  expect(asked()).toBe('-total');
  expect(screen.getByRole('columnheader', { name: /应付金额/ }).getAttribute('aria-sort')).toBe('descending');
  await desk.user.click(screen.getByRole('button', { name: /应付金额/ }));
  expect(asked()).toBe('total');
  await desk.user.click(screen.getByRole('button', { name: /应付金额/ }));
  expect(desk.address()).toBe('/orders');
});

test('hides a column in this browser for this operator', async () => {
  const answers = { getOperator: operator('sales'), listOrders: orderPage([listedOrder(1)]) };
  const desk = renderDesk('/orders', answers);
  await desk.user.click(await screen.findByRole('button', { name: '列设置' }));
  await desk.user.click(await screen.findByRole('checkbox', { name: '行数' }));
  const heads = () => screen.queryAllByRole('columnheader').map((head) => head.textContent);
  expect(heads()).not.toContain('行数');
  expect(screen.queryByRole('checkbox', { name: '订单号' })).toBeNull();
  cleanup();
  renderDesk('/orders', answers);
  await screen.findByRole('link', { name: '202601010001' });
  expect(heads()).not.toContain('行数');
  cleanup();
  renderDesk('/orders', { ...answers, getOperator: { ...operator('sales'), id: 99 } });
  await screen.findByRole('link', { name: '202601010001' });
  expect(heads()).toContain('行数');
});

test('exports all pages of the filtered list, and says why it cannot', async () => {
  const problem = '超过50000行，请用筛选或搜索缩小范围后再导出';
  const desk = renderDesk('/orders?status=paid&search=六味&page=2&from=2026-01-01', {
    getOperator: operator('warehouse'),
    listOrders: orderPage([listedOrder(1)]),
    exportOrders: new Refused(422, 42200, '', { errors: { format: [problem] } }),
  });
  await desk.user.click(await screen.findByRole('button', { name: '导出 XLSX' }));
  expect(await screen.findByText(problem)).toBeDefined();
  const asked = desk.calls.find(({ id }) => id === 'exportOrders')?.url.searchParams;
  expect(Object.fromEntries(asked ?? [])).toEqual({
    status: 'paid',
    keywords: '六味',
    from: '2026-01-01',
    format: 'xlsx',
  });
});

test('shows why a list cannot be read, and retries', async () => {
  let isWell = false;
  const desk = renderDesk('/orders', {
    getOperator: operator('finance'),
    listOrders: () => (isWell ? orderPage([listedOrder(1)]) : new Refused(403, 403, '没有权限')),
  });
  expect(await screen.findByText('没有权限')).toBeDefined();
  isWell = true;
  await desk.user.click(screen.getByRole('button', { name: '重新加载' }));
  expect(await screen.findByRole('link', { name: '202601010001' })).toBeDefined();
});

test('asks the payment provider about an open payment', async () => {
  const desk = renderDesk('/orders/12', {
    getOperator: operator('finance'),
    getOrder: order({ actions: { ...order().actions, queryPayments: 1 } }),
    queryPayments: [{ method: 'wechat', amount: '1288.50', state: 'pending' }],
  });
  await desk.user.click(await screen.findByRole('button', { name: '向支付渠道查询' }));
  expect(await screen.findByText('微信支付：未付款')).toBeDefined();
  expect(desk.sent('queryPayments')).toHaveLength(1);
});

test('adds to the track of a parcel', async () => {
  const parcel = { company: '演示物流', trackingNo: 'YJ0001', phone: null, status: 'shipped' as const };
  const sent = {
    ...parcel,
    track: [{ text: '包裹已交给演示物流', createdAt: 1_767_225_600 }],
    id: 3,
    lines: [],
    createdAt: 1_767_225_600,
  };
  const stored = order({ status: 'shipped', parcels: [sent], actions: { ...order().actions, track: 1 } });
  const desk = renderDesk('/orders/12', {
    getOperator: operator('warehouse'),
    getOrder: stored,
    trackParcel: stored,
  });
  expect(await screen.findByText('包裹已交给演示物流')).toBeDefined();
  await desk.user.click(screen.getByRole('button', { name: '更新物流' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/物流信息/), '本人签收');
  await desk.user.selectOptions(dialog.getByLabelText('状态'), '已签收');
  await desk.user.click(dialog.getByRole('button', { name: '更新物流' }));
  expect(await screen.findByText('物流已更新')).toBeDefined();
  expect(desk.sent('trackParcel')).toEqual([{ trackingNo: 'YJ0001', text: '本人签收', status: 'signed' }]);
});

test('shows the method that the buyer chose, before its slip comes', async () => {
  renderDesk('/orders/12', {
    getOperator: operator('finance'),
    getOrder: order({ paymentMethod: 'bank', paidAt: null, slip: null }),
  });
  expect(await screen.findByText('银行转账，待付款')).toBeDefined();
});

test('confirms a transfer next to its slip', async () => {
  let found = order({ paymentMethod: null });
  const desk = renderDesk('/orders/12', {
    getOperator: operator('finance'),
    getOrder: () => found,
    acceptTransfer: () => {
      found = order({ status: 'paid', actions: { ...found.actions, settleTransfer: 0 } });
      return found;
    },
  });
  expect((await screen.findByRole('img', { name: '转账凭证' })).getAttribute('src')).toBe('/desk/api/files/1');
  expect(screen.getByText('银行转账，凭证待核对')).toBeDefined();
  await desk.user.click(screen.getByRole('button', { name: '确认到账' }));
  await desk.user.type(within(screen.getByRole('dialog')).getByLabelText('银行流水号'), '99887766{Enter}');
  expect(await screen.findByText('待发货')).toBeDefined();
  expect(desk.sent('acceptTransfer')).toEqual([{ tradeNo: '99887766' }]);
  expect(screen.queryByRole('button', { name: '确认到账' })).toBeNull();
});

test('[O4] says what came by transfer into the balance for an unpaid order, also before it is confirmed by hand', async () => {
  const arrived = { received: '1200.00', balance: '1200.00', lack: '88.50' };
  const desk = renderDesk('/orders/12', { getOperator: operator('finance'), getOrder: order({ arrived }) });
  expect(await screen.findByText(/^到账¥1,200\.00已存入余额，还差¥88\.50。补款到账后/)).toBeDefined();
  expect(screen.getByRole('link', { name: '银行流水' }).getAttribute('href')).toBe('/money/bank');
  await desk.user.click(screen.getByRole('button', { name: '确认到账' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/还差¥88\.50；确认到账须另有一笔 ¥1,288\.50/)).toBeDefined();
});

test('[O4] links the bank lines that paid an order, for those who may see them', async () => {
  const transfers = [{ id: 3, serialNo: 'B003', day: '2026-11-23', amount: '88.50', status: 'settled' as const }];
  const show = (role: Parameters<typeof operator>[0]) =>
    renderDesk('/orders/12', {
      getOperator: operator(role),
      getOrder: order({ status: 'paid', paymentMethod: 'balance', transfers }),
    });
  show('finance');
  const link = await screen.findByRole('link', { name: 'B003' });
  expect(link.getAttribute('href')).toBe('/money/bank?status=settled&search=B003');
  cleanup();
  show('warehouse');
  expect(await screen.findByText('2026-11-23 ¥88.50')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'B003' })).toBeNull();
});

test('names the lines that a licence holds back, and keeps the input', async () => {
  const held = { lines: [{ lineId: 31, name: '六味地黄丸', spec: '200丸/瓶', reason: '证件已过期：药品经营许可证' }] };
  const desk = renderDesk('/orders/12', {
    getOperator: operator('warehouse'),
    getOrder: order({
      status: 'paid',
      slip: null,
      actions: {
        settleTransfer: 0,
        queryPayments: 0,
        pick: 1,
        ship: 1,
        track: 0,
        cancel: 0,
        shorten: 0,
        replace: 0,
        settleReturn: 0,
      },
    }),
    shipOrder: new Refused(409, 40904, '有商品暂不能发货', { data: held }),
  });
  await desk.user.click(await screen.findByRole('button', { name: '发货' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/承运商/), '顺丰速运');
  await desk.user.type(dialog.getByLabelText(/运单号/), 'SF1234567');
  await desk.user.click(dialog.getByRole('button', { name: '发货' }));
  expect(await dialog.findByText(/六味地黄丸 200丸\/瓶：证件已过期/)).toBeDefined();
  expect(dialog.getByText('有商品暂不能发货')).toBeDefined();
  expect(dialog.getByLabelText<HTMLInputElement>(/运单号/).value).toBe('SF1234567');
});

test('shows a field error next to its field', async () => {
  const desk = renderDesk('/orders/12', {
    getOperator: operator('sales'),
    getOrder: order(),
    cancelOrder: new Refused(422, 422, '', { errors: { reason: ['原因至少 2 个字'] } }),
  });
  await desk.user.click(await screen.findByRole('button', { name: '取消订单' }));
  await desk.user.type(within(screen.getByRole('dialog')).getByLabelText(/原因/), '无');
  await desk.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '取消订单' }));
  expect(await screen.findByText('原因至少 2 个字')).toBeDefined();
});

test('the log shows who did what, with values before and after', async () => {
  const entry = {
    id: 4,
    operator: 'owner',
    action: '取消订单 202601010012',
    command: 'desk cancelOrder 202601010012 {"reason":"买家要求"}',
    outcome: 'done' as const,
    answer: '订单已取消',
    before: { status: 'pending' },
    after: { status: 'cancelled' },
    createdAt: 1_767_225_900,
  };
  const desk = renderDesk('/orders/12', { getOperator: operator('owner'), getOrder: order({ log: [entry] }) });
  await desk.user.click(await screen.findByText(/取消订单 202601010012/));
  expect(screen.getByText(/之前/).textContent).toContain('"pending"');
  expect(screen.getByText(/之后/).textContent).toContain('"cancelled"');
});

test('replaces a batch with a reason', async () => {
  const line = {
    orderId: 12,
    no: '202601010012',
    goodsId: 5,
    warehouseId: 1,
    name: '六味地黄丸',
    spec: '200丸/瓶',
    maker: '豫西本草制药有限公司',
    unit: '盒',
    storage: '2～8℃冷藏',
    batchNo: 'A240301',
    expiry: '2027-03-01',
    quantity: '100',
    needsPapers: 1 as const,
    needsSellerPapers: 1 as const,
    hold: null,
    others: [{ batchNo: 'B250101', expiry: '2028-01-01', quantity: '500' }],
  };
  const desk = renderDesk('/picking?order=12', {
    getOperator: operator('warehouse'),
    listPicking: [line],
    changeBatches: order(),
  });
  const onPaper = vi.fn();
  vi.stubGlobal('print', onPaper);
  await desk.user.click(await screen.findByRole('button', { name: '打印' }));
  expect(onPaper).toHaveBeenCalledOnce();
  expect(screen.getByText('首营资料')).toBeDefined();
  expect(screen.getByText('附供货企业资料')).toBeDefined();
  expect(screen.getByText('200丸/瓶 · 豫西本草制药有限公司 · 2～8℃冷藏')).toBeDefined();
  await desk.user.click(screen.getByRole('button', { name: '换批号' }));
  await desk.user.type(screen.getByLabelText(/原因/), '外箱破损{Enter}');
  expect(await screen.findByText('批号已更换')).toBeDefined();
  expect(desk.sent('changeBatches')).toEqual([{ goodsId: '5', batchNo: 'B250101', reason: '外箱破损' }]);
});

test('[C131] only finance refunds a return that has arrived', async () => {
  const entry: ReturnType<typeof order>['returns'][number] = {
    id: 9,
    isShort: 0,
    status: 'returning',
    reason: '质量问题',
    description: '',
    pictures: [],
    refund: '25.77',
    refundStatus: null,
    lines: [
      { lineId: 31, name: '六味地黄丸', spec: '200丸/瓶', quantity: '2', codes: [] },
      { lineId: 32, name: '六味地黄丸', spec: '360丸/瓶', quantity: '1', codes: [] },
    ],
    createdAt: 1_767_225_600,
  };
  const found = order({ status: 'done', returns: [entry] });
  const refunded = order({ ...found, returns: [{ ...entry, status: 'refunded', refundStatus: 'done' }] });
  const desk = renderDesk('/orders/12', { getOperator: operator('finance'), getOrder: found, refundReturn: refunded });
  await desk.user.click(await screen.findByRole('button', { name: '退款' }));
  expect(screen.getByText('六味地黄丸 200丸/瓶 ×2、六味地黄丸 360丸/瓶 ×1')).toBeDefined();
  expect(screen.queryByRole('button', { name: '已收到退货' })).toBeNull();
  await desk.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '退款' }));
  expect(await screen.findByText('已退款，买家会收到通知')).toBeDefined();
  expect(desk.calls.some(({ id }) => id === 'refundReturn')).toBe(true);
});

test('a refund that waits for its transfer is said to wait, and is not begun twice', async () => {
  const entry: ReturnType<typeof order>['returns'][number] = {
    ...{ id: 9, isShort: 1, status: 'returning', reason: '缺货少发', description: '', pictures: [], refund: '25.77' },
    ...{ refundStatus: 'pending', lines: [], createdAt: 1_767_225_600 },
  };
  const events = [{ kind: 'refunding' as const, note: '缺货退款¥25.77待银行转账退回', createdAt: 1_767_225_600 }];
  const found = order({ status: 'paid', returns: [entry], events });
  renderDesk('/orders/12', { getOperator: operator('finance'), getOrder: found });
  const card = within(await screen.findByRole('region', { name: '少发 9' }));
  expect(card.getByText('待退款')).toBeDefined();
  expect(card.getByRole('link', { name: /在待退款登记流水号/ }).getAttribute('href')).toBe('/work/refunds');
  expect(card.queryByText('已退')).toBeNull();
  expect(card.queryByRole('button', { name: '退款' })).toBeNull();
});

test('[K5] a short delivery shows the refund, and sends the lines and the reason', async () => {
  const found = order({ status: 'paid', actions: { ...order().actions, shorten: 1 } });
  const desk = renderDesk('/orders/12', { getOperator: operator('warehouse'), getOrder: found, shortenOrder: found });
  await desk.user.click(await screen.findByRole('button', { name: '少发' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.keyboard('3');
  expect(dialog.getByText('¥38.65')).toBeDefined();
  await desk.user.click(dialog.getByRole('checkbox', { name: /丢失/ }));
  await desk.user.type(dialog.getByLabelText(/原因/), '盘点时少了');
  await desk.user.click(dialog.getByRole('button', { name: '少发并退款' }));
  expect(await screen.findByText('已登记少发，买家会收到通知')).toBeDefined();
  expect(desk.sent('shortenOrder')).toEqual([
    { reason: '盘点时少了', isInStock: '0', 'lines[0][lineId]': '31', 'lines[0][quantity]': '3' },
  ]);
});

test('a replacement sends the lines and the reason, and names its order', async () => {
  const lines = order().lines.map((line) => ({ ...line, open: '0' }));
  const found = order({ status: 'done', lines, actions: { ...order().actions, replace: 1 } });
  const made = order({ id: 13, no: '202601020013', replaces: { id: 12, no: found.no } });
  const desk = renderDesk('/orders/12', { getOperator: operator('sales'), getOrder: found, replaceUnits: made });
  await desk.user.click(await screen.findByRole('button', { name: '补发' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.keyboard('2');
  await desk.user.type(dialog.getByLabelText(/原因/), '运输中破损');
  await desk.user.click(dialog.getByRole('button', { name: '生成补发单' }));
  expect(await screen.findByText('已生成补发单202601020013，请照常配货发货')).toBeDefined();
  expect(desk.sent('replaceUnits')).toEqual([
    { reason: '运输中破损', seen: '0', 'lines[0][lineId]': '31', 'lines[0][quantity]': '2' },
  ]);
});

test('scans trace codes by keyboard: shows right or wrong in large type, selects a row and undoes the last one', async () => {
  const line = { lineId: 31, name: '六味地黄丸', spec: '200丸/瓶', unit: '盒', batchNo: 'A1', expiry: null };
  const answer = { code: '81234560000000000017', lineId: 31, batchNo: 'A1', boxes: 1, message: '六味地黄丸 A1' };
  const answers = [
    { ...answer, problem: null },
    { ...answer, problem: 'again' as const, lineId: null, batchNo: null, boxes: 0, message: '本单已扫过这个码' },
  ];
  const list: OperationData<'listCodes'> = {
    no: '202601010012',
    lines: [{ ...line, quantity: '3', count: 1, isRequired: 0 }],
    latest: [{ code: answer.code, caseCode: null, lineId: 31, batchNo: 'A1' }],
  };
  const desk = renderDesk('/orders/12/codes', {
    getOperator: operator('warehouse'),
    listCodes: list,
    recordCodes: () => answers.splice(0, 1),
    removeCodes: list,
  });
  const field = await screen.findByLabelText<HTMLInputElement>('扫码');
  expect(document.activeElement).toBe(field);
  const { code } = answer;
  await desk.user.keyboard(`${code}{Enter}`);
  expect(await screen.findByText('六味地黄丸 A1')).toBeDefined();
  await desk.user.keyboard('1{Enter}');
  expect(await screen.findByText('正在扫第 1 行')).toBeDefined();
  await desk.user.keyboard(`01x{Control>}]{/Control}${code}{Enter}`);
  expect(await screen.findByRole('cell', { name: '本单已扫过这个码' })).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('本单已扫过这个码');
  await desk.user.keyboard('-{Enter}');
  expect(await screen.findByText(`已撤销 ${code}`)).toBeDefined();
  expect(desk.sent('recordCodes')).toEqual([
    { 'codes[0]': code },
    { 'codes[0]': `01x\u241d${code}`, lineId: '31', batchNo: 'A1' },
  ]);
});

test('[K7] an order says which papers of first business go with it, and which reports they lack', async () => {
  const [line] = order().lines;
  if (!line) throw new Error('The sample has no line.');
  const lines = [{ ...line, needsPapers: 1 as const, missingReports: ['A240301'] }];
  renderDesk('/orders/12', { getOperator: operator('warehouse'), getOrder: order({ lines, needsSellerPapers: 1 }) });
  expect(await screen.findByText('供货企业资料')).toBeDefined();
  expect(screen.getByText('首营资料')).toBeDefined();
  expect(screen.getByRole('link', { name: 'A240301' }).getAttribute('href')).toBe('/recalls/5/A240301');
});
