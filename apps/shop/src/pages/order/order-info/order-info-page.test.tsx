import { QueryClient } from '@tanstack/react-query';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { settleQueries } from '#shared/query/settle-queries.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { renderShop } from '#testing/render-shop.tsx';
import { wireNow } from '#testing/wire-browse.ts';
import { wireActions, wireOrder } from '#testing/wire-orders.ts';
import { prefetch } from './order-info-page.tsx';

const parcelLine = (name: string, number: string) => ({
  ...{ line_id: 31, name, ypgg: '200丸/瓶', bzdw: '盒', number },
  batches: [{ pihao: '202601012', yxq: '2027-11-30', number }],
});
const logistics = {
  parcels: [
    {
      company: '演示物流',
      tracking_no: 'YJ0001',
      phone: '95000',
      status: 'moving',
      track: [{ text: '快件已到达成都转运中心', time: wireNow + 3600 }],
      lines: [parcelLine('甲', '2')],
    },
  ],
  open: [],
};
const show = (at: string, order = wireOrder(), routes: Parameters<typeof renderShop>[1] = {}) =>
  renderShop(at, {
    'GET /api/order/9': () => ({ data: order }),
    'GET /api/order/9/logistics': () => ({ data: logistics }),
    ...routes,
  });

test('[R042] [O6] [C122] shows an order’s status and its lines with batch and expiry', async () => {
  show('/order/info/9');
  expect(await screen.findByRole('heading', { name: '已完成' })).toBeTruthy();
  const lines = screen.getByRole('table', { name: '商品清单' });
  expect(lines.textContent).toContain('批号 202601012');
  expect(lines.textContent).toContain('效期 2027-11-30');
});

test('[R042] [C122] leads an unpaid order to the balance that transfers have filled for it', async () => {
  const arrived = { received: '90.00', balance: '300.00', lack: '0.00' };
  show('/order/info/9', wireOrder({ status: 'pending', arrived }));
  expect(await screen.findByText('到账¥90.00已存入余额，余额现有¥300.00，够付这张订单。')).toBeTruthy();
  expect(screen.getByRole('link', { name: '用余额支付' }).getAttribute('href')).toBe('/cart_step3/9');
});

test('[R042] [C128] tracks its parcels', async () => {
  show('/order/info/9');
  const track = await screen.findByRole('region', { name: '物流跟踪' });
  expect(await within(track).findByText('快件已到达成都转运中心')).toBeTruthy();
  expect(track.textContent).toContain('YJ0001');
  expect(track.textContent).toContain('运输中');
});

test.each([
  ['come with the page of a shipped order', wireOrder(), 1],
  ['are not asked for before', wireOrder({ shipped_at: null }), 0],
])('[C128] parcels %s', async (_, order, count) => {
  const calls = fakeServer({
    'GET /api/order/9': () => ({ data: order }),
    'GET /api/order/9/logistics': () => ({ data: logistics }),
  });
  const client = new QueryClient();
  prefetch(client, { name: 'order_info', params: { id: '9' }, search: new URLSearchParams() });
  await settleQueries(client, 5000);
  expect(calls.filter(({ path }) => path === '/api/order/9/logistics')).toHaveLength(count);
});

test('[R042] [C128] shows of a partly shipped order what is in each parcel and what is still to come', async () => {
  const order = wireOrder({
    status: 'paid',
    partly_shipped: { sent: 1, open: 1 },
    actions: wireActions({ return: 1, papers: 1 }),
  });
  const open = [parcelLine('乙', '3')];
  show('/order/info/9', order, { 'GET /api/order/9/logistics': () => ({ data: { ...logistics, open } }) });
  expect(await screen.findByRole('heading', { name: '部分发货' })).toBeTruthy();
  expect(screen.getByText('已发 1 种，待发 1 种')).toBeTruthy();
  const parcel = await screen.findByRole('region', { name: '包裹 YJ0001' });
  expect(parcel.textContent).toContain('包裹内 1 种甲 200丸/瓶　×2盒批号 202601012 ×2');
  expect(screen.getByRole('heading', { name: '待发 1 种' }).parentElement?.textContent).toContain('乙 200丸/瓶　×3盒');
});

test('[R045] the logistics address opens the order and scrolls to its tracking', async () => {
  const moved = vi.fn();
  Element.prototype.scrollIntoView = moved;
  show('/order/wl/9');
  expect(await screen.findByText('快件已到达成都转运中心')).toBeTruthy();
  await waitFor(() => expect(moved).toHaveBeenCalled());
});

test('[K5] shows how a line’s price came about', async () => {
  const { user } = show('/order/info/9');
  await user.click(await screen.findByRole('button', { name: /实付 ¥99.99，查看价格明细/ }));
  const proof = await screen.findByRole('dialog', { name: /价格明细/ });
  expect(proof.textContent).toContain('原价¥100.00');
  expect(proof.textContent).toContain('优惠券分摊−¥0.01');
  expect(proof.textContent).toContain('实付¥99.99');
});

test.each([
  ['0.99', '原价¥100.00协议价（年度协议）−¥0.99'],
  ['0.00', '协议价（年度协议）¥100.00'],
])('[K5] names the list of an own price that took off %s', async (price_reduction, text) => {
  const order = wireOrder();
  const [line] = order.lines;
  const proof = { ...line?.proof, price_reduction, own_price: { list_id: 1, id: 9, title: '年度协议' } };
  const { user } = show('/order/info/9', { ...order, lines: [{ ...line, proof }] } as typeof order); // a stored line
  await user.click(await screen.findByRole('button', { name: /查看价格明细/ }));
  expect((await screen.findByRole('dialog', { name: /价格明细/ })).textContent).toContain(text);
});

test('[K7] names the batches without a report, and downloads the papers', async () => {
  const saved = vi.fn(() => 'blob:papers');
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }));
  const order = wireOrder({ missing_reports: [{ name: '六味地黄丸（浓缩丸）', pihao: '202601012' }] });
  const { user, calls } = show('/order/info/9', order);
  const papers = await screen.findByRole('region', { name: '随货资料' });
  expect(papers.textContent).toContain('缺少 1 个批号的药检报告');
  expect(papers.textContent).toContain('批号 202601012');
  await user.click(within(papers).getByRole('button', { name: '下载全部资料' }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/order/9/papers')).toBe(true));
});

test('[K7] names the papers of first business that go with it', async () => {
  const order = wireOrder({ needs_seller_papers: 1 });
  show('/order/info/9', {
    ...order,
    lines: order.lines.map((line, at) => ({ ...line, needs_papers: at === 0 ? 1 : 0 })),
  });
  expect(await screen.findByText('供货企业资料、1 种商品的资料')).toBeTruthy();
  expect(screen.getAllByText('附首营资料')).toHaveLength(1);
});

test('[R042] lists its returns and after-sales requests', async () => {
  show(
    '/order/info/9',
    wireOrder({
      returns: [{ id: 4, status: 'refunded', refund: '33.33', created_at: wireNow }],
      after_sales: [{ id: 6, kind: 'papers', status: 'working', created_at: wireNow }],
    }),
  );
  const services = await screen.findByRole('region', { name: '退货与售后' });
  expect(within(services).getByRole('link', { name: '退货单 4' }).getAttribute('href')).toBe('/order/returnInfo/4');
  expect(within(services).getByRole('link', { name: '售后单 6' }).getAttribute('href')).toBe('/order/afterSalesInfo/6');
  expect(services.textContent).toContain('处理中');
});

test('[R042] a replacement and its order lead to each other', async () => {
  show('/order/info/9', wireOrder({ replacements: [{ id: 12, order_no: '202601020012' }] }));
  const services = await screen.findByRole('region', { name: '退货与售后' });
  expect(within(services).getByRole('link', { name: '补发单 202601020012' }).getAttribute('href')).toBe(
    '/order/info/12',
  );
  cleanup();
  const lines = wireOrder().lines.map((line) => ({ ...line, goods_type: 5 as const }));
  show('/order/info/9', wireOrder({ lines, replaces: { id: 3, order_no: '202601010003' } }));
  expect((await screen.findByRole('link', { name: '202601010003' })).getAttribute('href')).toBe('/order/info/3');
  expect(screen.getByRole('table', { name: '商品清单' }).textContent).toContain('补发');
});

test('[R042] shows its invoice’s status', async () => {
  const invoice = { id: 2, invoice_no: null, kind: 'normal' as const, status: 'pending' as const };
  show('/order/info/9', wireOrder({ invoice, actions: wireActions() }));
  const facts = await screen.findByRole('region', { name: '其他信息' });
  expect(within(facts).getByRole('link', { name: '开具中' }).getAttribute('href')).toBe('/dzfp?status=pending');
});

test('[P8] an order that is missing or another buyer’s leads to /404 without an alert', async () => {
  renderShop('/order/info/9', { 'GET /api/order/9': () => ({ status: 404, message: '订单不存在' }) });
  expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeTruthy();
  expect(screen.queryByText('订单不存在')).toBeNull();
});

test('[E5] an order that fails to load can be retried', async () => {
  let broken = true;
  const { user } = renderShop('/order/info/9', {
    'GET /api/order/9': () => (broken ? { status: 500 } : { data: wireOrder() }),
    'GET /api/order/9/logistics': () => ({ data: logistics }),
  });
  const again = await screen.findByRole('button', { name: '重新加载' });
  broken = false;
  await user.click(again);
  expect(await screen.findByRole('heading', { name: '已完成' })).toBeTruthy();
});
