import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { chinaDay } from '@yaoji/domain';
import { expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireNow } from '#testing/wire-browse.ts';
import { wireOrderPage, wireOrderShort } from '#testing/wire-orders.ts';

/** This month, as in 2026-11. */
const wireMonth = chinaDay(new Date()).slice(0, 7);

const invoice = (own: Partial<Schemas['Invoice']> = {}): Schemas['Invoice'] => ({
  id: 1,
  invoice_no: '26512000000000000001',
  reverses_no: null,
  kind: 'normal',
  status: 'issued',
  title: '康宁大药房',
  tax_no: '91510104MA6CK0R10H',
  amount: '113.00',
  tax: '13.00',
  order_ids: [9],
  order_nos: ['202611200000009'],
  files: ['pdf', 'xml'],
  lines: [
    { name: '六味地黄丸', ypgg: '200丸', bzdw: '盒', number: '3', amount: '100.00', vat_rate: '13', tax: '13.00' },
  ],
  reason: null,
  created_at: wireNow,
  issued_at: wireNow,
  ...own,
});
const page = (list: Schemas['Invoice'][]) => ({
  list,
  total: list.length,
  page: 1,
  per_page: 20,
  counts: { all: 3, pending: 1, issued: 1, failed: 1, reversed: 0 },
});
const title = {
  title: '康宁大药房',
  tax_no: '91510104MA6CK0R10H',
  address: '',
  phone: '',
  bank: '',
  account: '',
  email: '',
};
const orders = [
  wireOrderShort(),
  wireOrderShort({ id: 10, order_no: '202611200000010', total: '0.01' }),
  wireOrderShort({ id: 11, order_no: '202611200000011', total: '100.00' }),
];
const show = (at: string, routes: Parameters<typeof renderShop>[1] = {}) =>
  renderShop(at, {
    'GET /api/invoice': () => ({ data: page([invoice()]) }),
    'GET /api/invoice/title': () => ({ data: title }),
    'GET /api/order': () => ({ data: wireOrderPage(orders) }),
    ...routes,
  });

test('[R090] [C190] lists invoices by status, with number, orders and sums', async () => {
  const { user, calls } = show('/dzfp');
  const card = await screen.findByRole('article', { name: '发票 26512000000000000001' });
  expect(within(card).getByRole('link', { name: '202611200000009' }).getAttribute('href')).toBe('/order/info/9');
  expect(card.textContent).toContain('已开具');
  await user.click(screen.getByRole('tab', { name: /开具失败/ }));
  await waitFor(() =>
    expect(calls.some(({ path, query }) => path === '/api/invoice' && query.get('status') === 'failed')).toBe(true),
  );
});

test('[K8] shows each line’s tax', async () => {
  const { user } = show('/dzfp');
  await user.click(await screen.findByRole('button', { name: /查看明细/ }));
  const lines = await screen.findByRole('table', { name: '发票明细' });
  expect(lines.textContent).toContain('13%');
  expect(lines.textContent).toContain('¥13.00');
});

test('[R090] a red-letter invoice names the one it reverses; a failed one says why', async () => {
  show('/dzfp', {
    'GET /api/invoice': () => ({
      data: page([
        invoice({ id: 2, invoice_no: '26512000000000000002', reverses_no: '26512000000000000001', amount: '-33.33' }),
        invoice({ id: 3, invoice_no: null, issued_at: null, status: 'failed', reason: '税号校验未通过' }),
      ]),
    }),
  });
  const red = await screen.findByRole('article', { name: '发票 26512000000000000002' });
  expect(red.textContent).toContain('红字');
  expect(red.textContent).toContain('26512000000000000001');
  expect(screen.getByText('税号校验未通过')).toBeTruthy();
  expect(screen.getByRole('link', { name: '重新申请' })).toBeTruthy();
});

test('[C192] [C287] downloads an issued invoice in each format, and all of a month', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:pdf', revokeObjectURL: () => undefined }));
  const { user, calls } = show('/dzfp');
  await user.click(await screen.findByRole('button', { name: '下载 PDF 26512000000000000001' }));
  await user.click(screen.getByRole('button', { name: '下载 XML 26512000000000000001' }));
  const formats = () =>
    calls.filter(({ path }) => path === '/api/invoice/1/pdf').map(({ query }) => query.get('format'));
  await waitFor(() => expect(formats()).toEqual(['pdf', 'xml']));
  await user.selectOptions(screen.getByRole('combobox', { name: '按月下载发票' }), wireMonth);
  await waitFor(() =>
    expect(calls.find(({ path }) => path === '/api/invoice/files')?.query.get('month')).toBe(wireMonth),
  );
});

test('[C191] puts several orders on one invoice, with their total', async () => {
  const { user, calls } = show('/dzfp?view=ask', { 'POST /api/invoice': () => ({ data: invoice() }) });
  await user.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  expect(screen.getByText(/已选 3 个订单/).textContent).toContain('¥200.00');
  await user.click(screen.getByRole('button', { name: '申请开票' }));
  const dialog = await screen.findByRole('dialog', { name: '申请开票' });
  await user.click(within(dialog).getByRole('button', { name: '提交申请' }));
  expect(await screen.findByRole('article', { name: /^发票/ })).toBeTruthy();
  const sent = Object.fromEntries(calls.find(({ method }) => method === 'POST')?.form ?? []);
  expect(sent).toMatchObject({ 'order_ids[0]': '9', 'order_ids[2]': '11', kind: 'normal', title: '康宁大药房' });
});

test('[C191] the first invoice suggests the registered company, before anything can be typed', async () => {
  let arrive = () => {};
  const known = new Promise<void>((resolve) => (arrive = resolve));
  const { user, calls } = show('/dzfp?view=ask&chosen=9', {
    'GET /api/invoice/title': () => ({ data: null }),
    'GET /api/auth/register/status': () => known.then(() => ({ data: registered })),
    'PUT /api/invoice/title': () => ({ data: title }),
    'POST /api/invoice': () => ({ data: invoice() }),
  });
  await waitFor(() => expect(screen.getByText(/已选 1 个订单/)).toBeTruthy());
  await user.click(screen.getByRole('button', { name: '申请开票' }));
  const dialog = within(await screen.findByRole('dialog', { name: '申请开票' }));
  // Else the company's name would be written next to what somebody has typed.
  await user.type(dialog.getByRole('textbox', { name: /发票抬头/ }), '演示诊所');
  arrive();
  await dialog.findByDisplayValue('晨光里大药房');
  await user.type(dialog.getByRole('textbox', { name: /收票邮箱/ }), 'cw@example.com');
  await user.click(dialog.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByRole('article', { name: /^发票/ })).toBeTruthy();
  const sent = Object.fromEntries(calls.find(({ method }) => method === 'POST')?.form ?? []);
  expect(sent).toMatchObject({ title: '晨光里大药房', tax_no: '91510104MA6CK0R10H', email: 'cw@example.com' });
});

const registered = {
  ...{ status: 'passed', reason: null, missing: [], company: '晨光里大药房', submitted_at: 1 },
  form: {
    ...{ company: '晨光里大药房', kind: 'pharmacy', credit_code: '91510104MA6CK0R10H', name: '许晨光' },
    ...{ region: [], address: '红星路三段1号', email: '', telephone: '' },
  },
};

test('[K8] [V5] a special invoice requires all details, and reports missing ones next to their fields', async () => {
  const { user, calls } = show('/dzfp?view=ask&chosen=9');
  await waitFor(() => expect(screen.getByText(/已选 1 个订单/)).toBeTruthy());
  await user.click(screen.getByRole('button', { name: '申请开票' }));
  const dialog = await screen.findByRole('dialog', { name: '申请开票' });
  await user.click(within(dialog).getByRole('radio', { name: /专用发票/ }));
  await user.clear(within(dialog).getByRole('textbox', { name: /税号/ }));
  await user.click(within(dialog).getByRole('button', { name: '提交申请' }));
  for (const text of ['请填写正确的18位统一社会信用代码', '专用发票请填写注册地址', '专用发票请填写开户银行']) {
    expect(await within(dialog).findByText(text)).toBeTruthy();
  }
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('[C193] [C194] saves invoice details; [E3] shows refusals next to their fields', async () => {
  const { user, calls } = show('/dzfp', {
    'PUT /api/invoice/title': ({ form }) =>
      form.get('email') ? { status: 422, errors: { email: ['请输入正确的邮箱'] } } : { data: title },
  });
  await user.click(await screen.findByRole('button', { name: '开票资料' }));
  const dialog = await screen.findByRole('dialog', { name: '开票资料' });
  await user.type(within(dialog).getByRole('textbox', { name: /收票邮箱/ }), 'a@b.cn');
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  expect(await within(dialog).findByText('请输入正确的邮箱')).toBeTruthy();
  await user.clear(within(dialog).getByRole('textbox', { name: /收票邮箱/ }));
  await user.click(within(dialog).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '开票资料' })).toBeNull());
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
});

test('[R090] says when no order awaits an invoice', async () => {
  show('/dzfp?view=ask', { 'GET /api/order': () => ({ data: wireOrderPage([]) }) });
  expect(await screen.findByText('没有可申请发票的订单')).toBeTruthy();
});

test('[E5] invoices that fail to load can be retried', async () => {
  let broken = true;
  const { user } = show('/dzfp', {
    'GET /api/invoice': () => (broken ? { status: 500 } : { data: page([invoice()]) }),
  });
  const again = await screen.findByRole('button', { name: '重新加载' });
  broken = false;
  await user.click(again);
  expect(await screen.findByRole('article', { name: /^发票/ })).toBeTruthy();
});
