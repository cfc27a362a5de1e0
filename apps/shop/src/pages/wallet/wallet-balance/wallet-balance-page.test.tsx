import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import type { OperationData, Schemas } from '@yaoji/api-client/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { settleQueries } from '#shared/query/settle-queries.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer } from '#testing/wire-browse.ts';
import { wireMoneyLog, wireMoneyLogEntry, wireWallet } from '#testing/wire-wallet.ts';
import { prefetch } from './wallet-balance-page.tsx';

const wallet = (own: Partial<Schemas['Wallet']> = {}) => ({
  'GET /api/user/user_money': () => ({ data: wireWallet(own) }),
  'GET /api/user/rebate': () => ({ data: { runs: [], notes: [] } }),
});
const log = (page: OperationData<'listMoneyLog'> = wireMoneyLog([wireMoneyLogEntry()])) => ({
  ...wallet(),
  'GET /api/user/user_money_log': () => ({ data: page }),
});
const askedLog = (calls: { path: string; query: URLSearchParams }[]) =>
  Object.fromEntries(calls.filter(({ path }) => path === '/api/user/user_money_log').at(-1)?.query ?? []);

afterEach(() => vi.restoreAllMocks());

describe('[R034] the wallet', () => {
  test('[C059] shows every balance, each linked to its page', async () => {
    renderShop('/wdqb', log());
    const tiles = await screen.findByRole('navigation', { name: '我的钱包' });
    await waitFor(() => expect(tiles.textContent).toContain('1,280.50'));
    const links = within(tiles).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/wdqb_yegl',
      '/wdqb_zhhb',
      '/wdqb_jfgl',
      '/wdqb_yhq',
      '/wdqb_xjq',
    ]);
    expect(screen.getByRole('figure', { name: '每月收支' })).toBeDefined();
    expect(screen.getByRole('table', { name: '余额明细' }).textContent).toContain('订单支付');
  });
});

test.each(['/wdqb', '/wdqb_yegl'])(
  '[C058] a receiver reads at %s who may see the log, which is not asked for',
  async (path) => {
    const base = wireBuyer({ person: { name: '张小药', roles: ['receiver'] } });
    const { calls } = renderShop(path, { ...log(), 'GET /api/user/base': () => ({ data: base }) });
    expect(await screen.findByText('仅限财务或企业负责人操作，您的角色是收货员')).toBeDefined();
    expect(calls.some(({ path: asked }) => asked === '/api/user/user_money_log')).toBe(false);
  },
);

const rebates: Schemas['Rebates'] = {
  runs: [
    {
      id: 1,
      title: '年度返利',
      period_name: '2026年12月',
      has_ended: 0,
      last_day: '2026-12-31',
      base: '豫西本草',
      tiers: [{ amount: '2000.00', rate: '2.01' }],
      counted: '1500.00',
      rate: '0',
      due: '0.00',
      next: { missing: '500.00', rate: '2.01' },
    },
  ],
  notes: [
    {
      id: 7,
      title: '年度返利',
      period_name: '2026年11月',
      counted: '3000.30',
      rate: '2.01',
      due: '60.30',
      carried: '-10.00',
      amount: '50.30',
      changed_by: '-5.00',
      created_at: 1_764_900_000,
    },
  ],
};

describe('rebates', () => {
  test('show what is missing to the next tier, and what was booked with its credit note', async () => {
    const { user, calls } = renderShop('/yegl', {
      ...log(),
      'GET /api/user/rebate': () => ({ data: rebates }),
      'GET /api/user/rebate/7/note': () => new Response(new Blob(['%PDF-'])),
    });
    expect(await screen.findByText(/已计入 ¥1,500.00.*还差 ¥500.00 返2.01%/)).toBeDefined();
    expect(screen.getByText(/入账 ¥50.30.*以前期间差额 −¥10.00.*变动 −¥5.00/)).toBeDefined();
    expect(screen.getByRole('link', { name: '返利' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: '返利单' }));
    await waitFor(() => expect(calls.some(({ path }) => path === '/api/user/rebate/7/note')).toBe(true));
  });

  test('are not mentioned to buyers without any', async () => {
    renderShop('/yegl', log());
    await screen.findByRole('table', { name: '余额明细' });
    expect(screen.queryByText('返利')).toBeNull();
  });
});

test('[R034] the wallet’s breadcrumb is directly below the member centre', async () => {
  renderShop('/wdqb', log());
  const crumbs = await screen.findByRole('navigation', { name: '当前位置' });
  const names = within(crumbs).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual(['首页', '会员中心', '我的钱包']);
});

describe('[R035] the balance', () => {
  test('[C058] lists income and expenses with overall totals', async () => {
    renderShop('/yegl', log());
    const table = await screen.findByRole('table', { name: '余额明细' });
    expect(await within(table).findByText('−¥128.00')).toBeDefined();
    expect(within(table).getByRole('link', { name: '查看订单 202611200000012' }).getAttribute('href')).toBe(
      '/order/info/12',
    );
    expect(screen.getByText('支出 ¥128.00')).toBeDefined();
  });

  test('stores use, dates and page in the address', async () => {
    const { user, calls } = renderShop('/yegl?start_time=2026-01-01&page=2', log());
    await screen.findByText('支出 ¥128.00');
    expect(askedLog(calls)).toMatchObject({ page: '2', start_time: '2026-01-01' });
    await user.click(screen.getByRole('link', { name: '退款' }));
    await waitFor(() => expect(askedLog(calls)).toMatchObject({ use_type: '3', start_time: '2026-01-01' }));
    expect(askedLog(calls).page).toBe('1');
  });

  test('charts the months, including empty ones, with a table as an alternative', async () => {
    const months = [
      { month: '2026-09', income: '0.00', expense: '40.00' },
      { month: '2026-11', income: '500.00', expense: '128.00' },
    ];
    renderShop('/yegl', log(wireMoneyLog([wireMoneyLogEntry()], { months })));
    const chart = await screen.findByRole('figure', { name: '每月收支' });
    const rows = within(chart).getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toContain('2026年10月¥0.00¥0.00');
  });

  test('exports every filtered entry, whatever page is shown', async () => {
    let saved: Blob | undefined;
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => {
          saved = blob;
          return 'blob:log';
        },
        revokeObjectURL: () => undefined,
      }),
    );
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const entries = Array.from({ length: 130 }, (_, index) =>
      wireMoneyLogEntry({ id: 200 - index, remark: index === 0 ? '=cmd()' : `第${index}条` }),
    );
    const { user, calls } = renderShop('/yegl?use_type=payment&page=2', {
      ...wallet(),
      'GET /api/user/user_money_log': ({ query }) => {
        const size = Number(query.get('per_page') ?? 20);
        const from = (Number(query.get('page')) - 1) * size;
        return { data: wireMoneyLog(entries.slice(from, from + size), { total: 130, per_page: size }) };
      },
    });
    await screen.findByText('共 130 条');
    await user.click(screen.getByRole('button', { name: '导出 CSV' }));
    expect(await screen.findByText('已导出 130 条明细')).toBeDefined();
    expect(clicked).toHaveBeenCalledOnce();
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await saved?.arrayBuffer());
    const lines = text.split('\r\n');
    expect(lines[0]).toBe('\uFEFF时间,类型,收支金额,余额,订单号,说明');
    expect(lines).toHaveLength(132);
    expect(lines[1]).toContain(',订单支付,-128.00,1280.50,202611200000012\t,"\'=cmd()"');
    const exported = calls.filter(({ query }) => query.get('per_page') === '100');
    expect(exported.map(({ query }) => [query.get('page'), query.get('use_type')])).toEqual([
      ['1', '2'],
      ['2', '2'],
    ]);
  });

  test('says when nothing matches, and retries if it fails to load', async () => {
    const { unmount } = renderShop('/yegl?use_type=cashback', log(wireMoneyLog([])));
    expect(await screen.findByText('没有符合条件的明细')).toBeDefined();
    unmount();
    const { user, calls } = renderShop('/yegl', {
      ...wallet(),
      'GET /api/user/user_money_log': () => ({ status: 500 }),
    });
    const asked = () => calls.filter(({ path }) => path === '/api/user/user_money_log').length;
    const retry = await screen.findByRole('button', { name: /重试|重新加载/ });
    const before = asked();
    await user.click(retry);
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  });
});

describe('[C198] a recharge', () => {
  const provider = { 'POST /api/user/recharge': () => ({ data: begun }) };
  const begun = {
    payment_no: 'P1',
    amount: '500.00',
    status: 'pending',
    redirect_url: null,
    qr_code: 'weixin://pay/1',
  };

  test('takes an amount and an available method, and shows the code to scan', async () => {
    const { user, calls } = renderShop('/yegl?recharge=1', { ...log(), ...provider });
    const dialog = await screen.findByRole('dialog', { name: '余额充值' });
    await waitFor(() =>
      expect(within(dialog).getByRole('radio', { name: /模拟收银台/ })).toHaveProperty('checked', true),
    );
    expect(
      within(dialog)
        .getByRole('radio', { name: /支付宝/ })
        .hasAttribute('disabled'),
    ).toBe(true);
    await user.click(within(dialog).getByRole('radio', { name: '500元' }));
    await user.click(within(dialog).getByRole('button', { name: '去支付' }));
    expect(await screen.findByRole('dialog', { name: '扫码支付' })).toBeDefined();
    const form = calls.find(({ path }) => path === '/api/user/recharge')?.form;
    expect(Object.fromEntries(form ?? [])).toEqual({ amount: '500.00', method: 'sandbox' });
  });

  test('[E3] reports invalid input next to its field, and sends nothing', async () => {
    const { user, calls } = renderShop('/yegl?recharge=1', { ...log(), ...provider });
    const field = await screen.findByRole('textbox', { name: /充值金额/ });
    await user.clear(field);
    await user.type(field, '0.5');
    await waitFor(() => expect(screen.getByRole('button', { name: '去支付' }).hasAttribute('disabled')).toBe(false));
    await user.click(screen.getByRole('button', { name: '去支付' }));
    expect(await screen.findByText('充值金额须在1元至50000元之间')).toBeDefined();
    expect(calls.some(({ path }) => path === '/api/user/recharge')).toBe(false);
  });

  test('waits after the return from the provider, and reports the money’s arrival', async () => {
    sessionStorage.setItem('recharge', JSON.stringify({ amount: '500.00', balance: '1280.50' }));
    let balance = '1280.50';
    renderShop('/wdqb_yegl', { ...log(), 'GET /api/user/user_money': () => ({ data: wireWallet({ balance }) }) });
    expect(await screen.findByText(/正在等待支付结果/)).toBeDefined();
    balance = '1780.50';
    expect(await screen.findByText('充值 ¥500.00 已到账')).toBeDefined();
    await waitFor(() => expect(screen.queryByText(/正在等待支付结果/)).toBeNull());
    expect(sessionStorage.getItem('recharge')).toBeNull();
  });
});

const figures = { amount: '5000.00', used: '300.00', available: '4700.00', overdue: '0.00' };
const debt = { order_id: 12, order_no: '202611200000012', total: '300.00', open: '300.00', is_overdue: 0 as const };
const credit: Schemas['Credit'] = {
  ...figures,
  terms: '30天账期',
  bank_account: null,
  request: null,
  debts: [{ ...debt, due_on: '2026-12-20', grace_until: '2026-12-20' }],
};
const onAccount = { ...wallet({ credit: figures }), 'GET /api/user/credit': () => ({ data: credit }) };

test('[C293][C294][V6] the credit line shows its dues, and a part of them is repaid from the balance', async () => {
  const { user, calls } = renderShop('/yegl', {
    ...log(),
    ...onAccount,
    'POST /api/user/credit/repay': () => ({ data: { ...credit, used: '200.00' } }),
  });
  await user.click(await screen.findByRole('button', { name: '还款' }));
  const dialog = within(screen.getByRole('dialog'));
  const amount = dialog.getByRole('textbox', { name: /还款金额/ });
  await user.clear(amount);
  await user.type(amount, '１００');
  await user.type(dialog.getByLabelText(/支付密码/), '246810');
  await user.click(dialog.getByRole('button', { name: '还款' }));
  const repaid = () => calls.filter(({ path }) => path === '/api/user/credit/repay');
  await waitFor(() => expect(repaid().map(({ form }) => form.get('amount'))).toEqual(['100.00']));
});

test('[C322][V6] a buyer without a line asks finance for one, once', async () => {
  const request = {
    amount: '8000.00',
    reason: '旺季备货',
    status: 'open' as const,
    answer: '',
    created_at: 1_764_900_000,
  };
  const none = { ...credit, amount: '0.00', debts: [] };
  const { user, calls } = renderShop('/yegl', {
    ...log(),
    'GET /api/user/credit': () => ({ data: none }),
    'POST /api/user/credit/request': () => ({ data: { ...none, request } }),
  });
  await user.click(await screen.findByRole('button', { name: '申请账期' }));
  await user.type(await screen.findByRole('textbox', { name: /申请额度/ }), '８０００');
  await user.type(screen.getByRole('textbox', { name: /申请理由/ }), '旺季备货');
  await user.click(screen.getByRole('button', { name: '提交' }));
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/user/credit/request')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: '申请账期' }));
  expect(await screen.findByText(/申请额度 ¥8,000(\.00)?，待供货方财务答复/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '提交' })).toBeNull();
});

test('[C296] the statement of a month is downloaded in both formats', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }));
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const { user, calls } = renderShop('/yegl', {
    ...log(),
    ...onAccount,
    'GET /api/user/credit/statement': () => ({ data: 'statement' }),
  });
  const months = await screen.findByRole('combobox', { name: '对账月份' });
  const [, last] = within(months).getAllByRole('option');
  const month = last?.getAttribute('value') ?? '';
  await user.selectOptions(months, month);
  for (const format of ['PDF', 'XLSX']) await user.click(screen.getByRole('button', { name: format }));
  await waitFor(() => expect(saved).toEqual([`对账单${month}.pdf`, `对账单${month}.xlsx`]));
  const asked = calls.filter(({ path }) => path === '/api/user/credit/statement');
  expect(asked.map(({ query }) => Object.fromEntries(query))).toMatchObject([
    { month, format: 'pdf' },
    { month, format: 'xlsx' },
  ]);
});

test.each([
  ['with the page for buyers who have one', { ...log(), ...onAccount }, 1],
  ['never for others', log(), 0],
])('the credit line is loaded %s', async (_, answers, count) => {
  const calls = fakeServer(answers);
  const client = new QueryClient();
  prefetch(client, { name: 'wallet_balance', params: {}, search: new URLSearchParams() });
  await settleQueries(client, 5000);
  expect(calls.filter(({ path }) => path === '/api/user/credit')).toHaveLength(count);
});
