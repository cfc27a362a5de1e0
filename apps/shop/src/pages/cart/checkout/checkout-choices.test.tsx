import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '#testing/fake-server.ts';
import { renderPage } from '#testing/render.tsx';
import { wireCart, wireCartLine, wireCheckout, wireGoods } from '#testing/wire-samples.ts';
import CheckoutPage from './checkout-page.tsx';

const cart = { 'GET /api/cart/list': () => ({ data: wireCart([wireCartLine()]) }) };
const show = () => renderPage(<CheckoutPage />, { path: '/cart_step2' });
const lastCheck = (calls: ReturnType<typeof fakeServer>) =>
  calls.filter(({ path }) => path === '/api/cart/checkout').at(-1)?.form;

const deliveries = [
  { code: 'express', name: '快递配送', describe: '', fee: '10.00' },
  { code: 'pickup', name: '到仓自提', describe: '', fee: '0.00' },
];

test('[R056] choices and remark survive a reload', async () => {
  const calls = fakeServer({
    ...cart,
    'POST /api/cart/checkout': ({ form }) => ({
      data: wireCheckout([wireCartLine()], { deliveries, delivery: form.get('delivery') ?? 'express' }),
    }),
  });
  const first = show();
  await first.user.click(await screen.findByRole('radio', { name: /到仓自提/ }));
  await first.user.type(screen.getByRole('textbox', { name: '订单备注' }), '周末送货');
  await waitFor(() => expect(screen.getByRole('radio', { name: /到仓自提/ })).toHaveProperty('checked', true));
  first.unmount();
  show();
  expect(await screen.findByRole('radio', { name: /到仓自提/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('textbox', { name: '订单备注' })).toHaveProperty('value', '周末送货');
  expect(lastCheck(calls)?.get('delivery')).toBe('pickup');
});

test('[R056] a choice is shown immediately, and submitting waits for its figures', async () => {
  let answer = () => {};
  fakeServer({
    ...cart,
    'POST /api/cart/checkout': async ({ form }) => {
      const delivery = form.get('delivery') ?? 'express';
      if (delivery === 'pickup') {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
      }
      return { data: wireCheckout([wireCartLine()], { deliveries, delivery }) };
    },
  });
  const { user } = show();
  await user.click(await screen.findByRole('radio', { name: /到仓自提/ }));
  expect(screen.getByRole('radio', { name: /到仓自提/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('button', { name: '提交订单' })).toHaveProperty('disabled', true);
  answer();
  await waitFor(() => expect(screen.getByRole('button', { name: '提交订单' })).toHaveProperty('disabled', false));
  expect(screen.getByRole('radio', { name: /到仓自提/ })).toHaveProperty('checked', true);
});

test('[R056][D2] a stored coupon that has been used since is reported and dropped', async () => {
  sessionStorage.setItem('checkout:0', JSON.stringify({ couponId: 77, remark: '周末送货' }));
  const calls = fakeServer({
    ...cart,
    'POST /api/cart/checkout': ({ form }) =>
      form.get('coupon_id') === '77'
        ? { status: 409, code: 40905, message: '所选优惠券不可用，请重新选择' }
        : { data: wireCheckout([wireCartLine()]) },
  });
  show();
  expect(await screen.findByRole('table', { name: '商品清单' })).toBeTruthy();
  expect(await screen.findByText('所选优惠券不可用，请重新选择')).toBeTruthy();
  expect(lastCheck(calls)?.has('coupon_id')).toBe(false);
  expect(screen.getByRole('textbox', { name: '订单备注' })).toHaveProperty('value', '周末送货');
});

test('[O3][K5] prices that change between checkout and submission are shown line by line', async () => {
  const dearer = wireCartLine({ price: '13.5000', goods: wireGoods({ price: '13.5000', ori_price: '13.5000' }) });
  const renewed = wireCheckout([dearer], { expected_total: '270.00' });
  fakeServer({
    ...cart,
    'POST /api/cart/checkout': () => ({ data: wireCheckout([wireCartLine()]) }),
    'POST /api/order': () => ({
      status: 409,
      code: 40901,
      message: '订单金额已由¥256.00变为¥270.00，请核对后重新提交',
      data: { checkout: renewed },
    }),
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '提交订单' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const changes = within(dialog.getByRole('list', { name: '变化的商品' }));
  expect(changes.getByText(/单价由¥12.80\d*变为¥13.50\d*/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: '核对订单' }));
  const table = within(screen.getByRole('table', { name: '商品清单' }));
  expect(table.getByText(/单价由¥12.80\d*变为¥13.50\d*/)).toBeTruthy();
});

test('[O2] if every line is unavailable, each one says why', async () => {
  const lines = [
    { id: 1, goods_id: 12, name: '六味地黄丸（浓缩丸）', code: 'NO_STOCK', message: '库存不足', available: '0' },
  ];
  fakeServer({
    ...cart,
    'POST /api/cart/checkout': () => ({ status: 409, code: 40902, message: '部分商品无法购买', data: { lines } }),
  });
  show();
  expect(await screen.findByText('六味地黄丸（浓缩丸）：库存不足')).toBeTruthy();
  expect(screen.getByRole('link', { name: '返回购物车' })).toBeTruthy();
});

test('[B3] an expiring document names the lines that depend on it', async () => {
  const warning = {
    code: 'DOCUMENT_EXPIRING',
    message: '《药品经营许可证》12月20日到期',
    line_ids: [1],
    fix: null,
  } as const;
  const data = wireCheckout([wireCartLine()], { warnings: [{ ...warning, line_ids: [1] }] });
  fakeServer({ ...cart, 'POST /api/cart/checkout': () => ({ data }) });
  show();
  expect(await screen.findByText('涉及商品：六味地黄丸（浓缩丸）')).toBeTruthy();
});

test('[C194][K8] invoice details start with the registered company, show errors next to their fields, and refresh the checkout', async () => {
  const calls = fakeServer({
    ...cart,
    'POST /api/cart/checkout': () => ({ data: wireCheckout([wireCartLine()]) }),
    'GET /api/auth/register/status': () => ({ data: registered }),
    'PUT /api/invoice/title': () => ({
      data: { title: '康宁大药房', tax_no: code, address: '', phone: '', bank: '', account: '', email: '' },
    }),
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '更改发票' }));
  await user.click(screen.getByRole('button', { name: '填写开票资料' }));
  const dialog = within(await screen.findByRole('dialog', { name: '开票资料' }));
  expect(await dialog.findByDisplayValue('康宁大药房')).toBeTruthy();
  const taxNo = dialog.getByRole('textbox', { name: /税号/ });
  expect((taxNo as HTMLInputElement).value).toBe(code);
  await user.clear(taxNo);
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('请填写正确的18位统一社会信用代码')).toBeTruthy();
  await user.type(taxNo, code);
  const before = calls.filter(({ path }) => path === '/api/cart/checkout').length;
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '开票资料' })).toBeNull());
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/cart/checkout').length).toBeGreaterThan(before));
  expect(calls.find(({ method }) => method === 'PUT')?.form.get('tax_no')).toBe(code);
});

test('[C141] the first address starts with the registered one, before anything can be typed', async () => {
  let arrive = () => {};
  const known = new Promise<void>((resolve) => (arrive = resolve));
  fakeServer({
    ...cart,
    'POST /api/cart/checkout': () => ({ data: wireCheckout([wireCartLine()], { addresses: [], address_id: 0 }) }),
    'GET /api/auth/register/status': () => known.then(() => ({ data: registered })),
    'GET /api/region': () => ({ data: [] }),
  });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: '新增收货地址' }));
  const dialog = within(await screen.findByRole('dialog', { name: '新增收货地址' }));
  await user.type(dialog.getByRole('textbox', { name: /收货人/ }), '王');
  await user.type(dialog.getByRole('textbox', { name: /详细地址/ }), '天府');
  arrive();
  await dialog.findByDisplayValue('许晨光');
  await dialog.findByDisplayValue('红星路三段1号');
});

/** An example code of the standard with a valid check character. */
const code = '91350100M000100Y43';

const registered = {
  ...{ status: 'passed', reason: null, missing: [], company: '康宁大药房', submitted_at: 1 },
  form: {
    ...{ company: '康宁大药房', kind: 'pharmacy', credit_code: code, name: '许晨光' },
    ...{ region: [], address: '红星路三段1号', email: '', telephone: '' },
  },
};

test('[K1] a long order starts collapsed and expands on request', async () => {
  const lines = Array.from({ length: 60 }, (_, index) =>
    wireCartLine({ id: index + 1, goods_id: index + 100, goods: wireGoods({ id: index + 100, name: `商品${index}` }) }),
  );
  fakeServer({
    'GET /api/cart/list': () => ({ data: wireCart(lines) }),
    'POST /api/cart/checkout': () => ({ data: wireCheckout(lines) }),
  });
  const { user } = show();
  const table = within(await screen.findByRole('table', { name: '商品清单' }));
  expect(table.getAllByRole('row')).toHaveLength(31);
  await user.click(screen.getByRole('button', { name: '展开其余 30 种商品' }));
  expect(table.getAllByRole('row')).toHaveLength(61);
});

test('[B3] lines with the same name are distinguished by their spec', async () => {
  const warning = { code: 'DOCUMENT_EXPIRING', message: '《药品经营许可证》12月20日到期', fix: null } as const;
  const lines = ['浓缩丸 200丸/瓶', '大蜜丸 9g×10丸'].map((ypgg, index) =>
    wireCartLine({ id: index + 1, goods_id: index + 12, goods: wireGoods({ id: index + 12, ypgg }) }),
  );
  const data = wireCheckout(lines, { warnings: [{ ...warning, line_ids: [1] }] });
  fakeServer({ ...cart, 'POST /api/cart/checkout': () => ({ data }) });
  show();
  expect(await screen.findByText('涉及商品：六味地黄丸（浓缩丸） 浓缩丸 200丸/瓶')).toBeTruthy();
});

const bought = wireCartLine();
const fresh = wireCartLine({
  id: 902,
  goods_id: 902,
  goods: wireGoods({ id: 902, name: '板蓝根颗粒', ypgg: '10g×20袋' }),
});

const checkPapers = (first: Parameters<typeof wireCheckout>[1]) =>
  fakeServer({
    'GET /api/cart/list': () => ({ data: wireCart([bought, fresh]) }),
    'POST /api/cart/checkout': () => ({ data: wireCheckout([bought, fresh], first) }),
    'POST /api/order': () => ({ status: 409, code: 40904, message: '请稍后重试' }),
  });
const submitted = (calls: ReturnType<typeof fakeServer>) =>
  calls.filter(({ path }) => path === '/api/order').at(-1)?.form;

test('[R056][K7] papers of products bought for the first time are proposed, and the buyer’s wishes are sent', async () => {
  const calls = checkPapers({ first_goods: [902], is_first_order: 0 });
  const { user } = show();
  expect(await screen.findByText('随货附：1 种商品的资料')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '更改首营资料' }));
  expect(screen.queryByRole('checkbox', { name: new RegExp(bought.goods.name) })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: /板蓝根颗粒/ }));
  const others = screen.getByRole('button', { name: '采购过的其余 1 种商品' });
  await user.click(others);
  expect(document.activeElement).toBe(others);
  await user.click(screen.getByRole('checkbox', { name: new RegExp(bought.goods.name) }));
  await user.click(screen.getByRole('button', { name: '提交订单' }));
  await waitFor(() => expect(submitted(calls)?.get('papers_for[0]')).toBe(String(bought.goods.id)));
  expect(submitted(calls)?.get('no_papers_for[0]')).toBe('902');
  expect(submitted(calls)?.has('seller_papers')).toBe(false);
});

test('[R056][K7] the first order offers the seller’s papers, and all can be declined', async () => {
  const calls = checkPapers({ first_goods: [bought.goods.id, 902], is_first_order: 1 });
  const { user } = show();
  expect(await screen.findByText('随货附：供货企业资料、2 种商品的资料')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '更改首营资料' }));
  await user.click(screen.getByRole('button', { name: '全不选' }));
  await user.click(screen.getByRole('button', { name: '收起首营资料' }));
  expect(screen.getByText('不需要')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '提交订单' }));
  await waitFor(() => expect(submitted(calls)?.get('seller_papers')).toBe('0'));
  expect([0, 1].map((index) => submitted(calls)?.get(`no_papers_for[${index}]`))).toEqual([
    String(bought.goods.id),
    '902',
  ]);
});

test('[R056] an order without anything new asks for no papers, nor sends what was wished before', async () => {
  checkPapers({ first_goods: [902], is_first_order: 0 });
  const before = show();
  await before.user.click(await screen.findByRole('button', { name: '更改首营资料' }));
  await before.user.click(screen.getByRole('button', { name: '全选' }));
  before.unmount();
  const calls = checkPapers({ first_goods: [], is_first_order: 0 });
  const { user } = show();
  expect(await screen.findByRole('table', { name: '商品清单' })).toBeTruthy();
  expect(screen.queryByText('首营资料')).toBeNull();
  await user.click(screen.getByRole('button', { name: '提交订单' }));
  await waitFor(() => expect(submitted(calls)).toBeDefined());
  expect([...(submitted(calls)?.keys() ?? [])].filter((name) => name.includes('papers'))).toEqual([]);
});
