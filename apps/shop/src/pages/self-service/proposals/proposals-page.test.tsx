import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { addDays, chinaDay } from '@yaoji/domain';
import { expect, test } from 'vitest';
import { serverNow } from '#shared/clock/server-clock.ts';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireNow } from '#testing/wire-browse.ts';

const line = (own: Partial<Schemas['ProposalLine']> = {}): Schemas['ProposalLine'] => ({
  goods_id: 12,
  name: '六味地黄丸',
  ypgg: '200丸/瓶',
  sccj: '豫西本草制药有限公司',
  bzdw: '瓶',
  number: '10',
  quote: '11.50',
  list_price: '12.80',
  price: '11.50',
  amount: '115.00',
  reason: null,
  ...own,
});
const soldOut = line({ goods_id: 13, name: '安宫牛黄丸', quote: null, price: null, amount: null, reason: '暂时缺货' });
const proposal = (own: Partial<Schemas['Proposal']> = {}): Schemas['Proposal'] => ({
  id: 5,
  status: 'open',
  salesperson: '李销售',
  note: '入冬常备',
  valid_on: '2030-01-01',
  created_at: wireNow,
  decided_at: null,
  answer: '',
  lines: [line(), soldOut],
  total: '115.00',
  ...own,
});
const pageOf = (found: Schemas['Proposal']) => ({ data: { list: [found], total: 1, page: 1, per_page: 20 } });
const show = (routes: Parameters<typeof renderShop>[1]) =>
  renderShop('/tjd', {
    'GET /api/user/proposal': () => pageOf(proposal()),
    'GET /api/user/order_consent': () => ({ data: { per_order: null, ends_on: null } }),
    ...routes,
  });
const closed = (own: Partial<Schemas['Proposal']>) =>
  proposal({ decided_at: wireNow, total: null, lines: [line({ price: null, amount: null })], ...own });

test('[R123] [C299] [C297] one press adds what can be bought, and says what not and why', async () => {
  let found = proposal();
  const { user, calls } = show({
    'GET /api/user/base': () => ({ data: wireBuyer({ proposal_count: 1 }) }),
    'GET /api/user/proposal': () => pageOf(found),
    'POST /api/user/proposal/5/accept': () => {
      found = closed({ status: 'accepted', lines: [line(), soldOut] });
      const refused = { goods_id: 13, ok: false, line_id: 0, code: 'NO_STOCK', message: '暂时缺货', number: '0' };
      return {
        data: {
          results: [{ goods_id: 12, ok: true, line_id: 3, code: null, message: '', number: '10' }, refused],
          total: 1,
        },
      };
    },
  });
  const row = within(await screen.findByRole('row', { name: /六味地黄丸/ }));
  for (const text of ['10瓶', '¥115.00']) expect(row.getByText(text)).toBeDefined();
  expect(within(screen.getByRole('row', { name: /安宫牛黄丸/ })).getByText('暂时缺货')).toBeDefined();
  for (const text of ['李销售', '入冬常备', '2030-01-01']) expect(screen.getByText(text)).toBeDefined();
  await user.click(screen.getByRole('button', { name: '加入购物车' }));
  expect(await screen.findByText('已将 1 种商品加入购物车。')).toBeDefined();
  const rest = within(screen.getByRole('region', { name: '未能加入 1 种' }));
  expect([rest.getByText('安宫牛黄丸'), rest.getByText('暂时缺货')]).toHaveLength(2);
  expect(await screen.findAllByText('已接受')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: '加入购物车' })).toBeNull();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('[R123] [C298] a proposal is declined with a word', async () => {
  let found = proposal();
  const { user, calls } = show({
    'GET /api/user/proposal': () => pageOf(found),
    'POST /api/user/proposal/5/decline': () => {
      found = closed({ status: 'declined', answer: '库存还够' });
      return { data: null };
    },
  });
  await user.click(await screen.findByRole('button', { name: '谢绝' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /原因/ }), '库存还够');
  await user.click(dialog.getByRole('button', { name: '谢绝' }));
  expect(await screen.findByText('库存还够')).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')?.form?.get('reason')).toBe('库存还够');
});

test('[R123] nothing can be accepted where nothing can be bought, or after the end', async () => {
  show({ 'GET /api/user/proposal': () => pageOf(proposal({ lines: [soldOut], total: '0.00' })) });
  expect(await screen.findByRole('button', { name: '加入购物车' })).toHaveProperty('disabled', true);
});

test('[R123] an expired proposal says so', async () => {
  show({ 'GET /api/user/proposal': () => pageOf(closed({ status: 'expired' })) });
  expect(await screen.findAllByText('已过期')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: '加入购物车' })).toBeNull();
});

test('[R123] [C331] [C332] [C333] the buyer lets salespeople order, and ends it', async () => {
  let consent: Schemas['OrderConsent'] = { per_order: null, ends_on: null };
  const { user, calls } = show({
    'GET /api/user/order_consent': () => ({ data: consent }),
    'POST /api/user/order_consent': () => {
      consent = { per_order: '500.00', ends_on: '2030-03-01' };
      return { data: null };
    },
    'POST /api/user/order_consent/end': () => {
      consent = { per_order: null, ends_on: null };
      return { data: null };
    },
  });
  const card = within(await screen.findByRole('region', { name: '业务员代下单' }));
  await user.click(await card.findByRole('button', { name: '授权' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '授权' }));
  expect(await dialog.findByText('请填写每单上限')).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: /每单上限/ }), '500');
  await user.click(dialog.getByRole('button', { name: '授权' }));
  expect(await card.findByText('已授权至 2030-03-01，每单不超过 ¥500.00；订单由您付款。')).toBeDefined();
  const form = calls.find(({ method }) => method === 'POST')?.form;
  expect([form?.get('per_order'), form?.get('ends_on')]).toEqual(['500', addDays(chinaDay(serverNow()), 92)]);
  await user.click(card.getByRole('button', { name: '取消授权' }));
  expect(await card.findByText(/^未授权/)).toBeDefined();
});

test('[R123] [C332] a changed limit keeps the end of the consent', async () => {
  const { user, calls } = show({
    'GET /api/user/order_consent': () => ({ data: { per_order: '500.00', ends_on: '2030-03-01' } }),
    'POST /api/user/order_consent': () => ({ data: null }),
  });
  await user.click(await screen.findByRole('button', { name: '修改' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('option', { name: '保持至 2030-03-01', selected: true })).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: /每单上限/ }), '{Backspace>3/}00');
  await user.click(dialog.getByRole('button', { name: '授权' }));
  await screen.findByText('已授权');
  const form = calls.find(({ method }) => method === 'POST')?.form;
  expect(Object.fromEntries(form ?? [])).toEqual({ per_order: '50000', ends_on: '2030-03-01' });
});

test.each([
  [null, false],
  [0, true],
  [2, true],
])('[R123] with %s open proposals the menu links to them: %s', async (count, isShown) => {
  renderShop('/yjfk', { 'GET /api/user/base': () => ({ data: wireBuyer({ proposal_count: count }) }) });
  const menu = within(await screen.findByRole('navigation', { name: '会员中心' }));
  await menu.findByRole('link', { name: '我的订单' });
  expect(menu.queryAllByRole('link', { name: /推荐单/ })).toHaveLength(isShown ? 1 : 0);
});
