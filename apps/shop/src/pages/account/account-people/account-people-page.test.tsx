import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireNow } from '#testing/wire-browse.ts';
import { wireGoods } from '#testing/wire-samples.ts';

const person: Schemas['Person'] = {
  id: 3,
  name: '张小药',
  phone: '13612345678',
  roles: ['buyer'],
  order_limit: '500.00',
  day_limit: null,
  state: 'active',
  spent_today: '120.00',
  has_factor: 0,
};
const rule = { id: 8, who: '本店员工', text: '含控销商品' };
const show = (more = {}, people = [person]) =>
  renderShop('/ygsp', {
    'GET /api/company/person': () => ({ data: people }),
    'GET /api/company/goods_rule': () => ({ data: [] }),
    'GET /api/company/rule': () => ({ data: [rule] }),
    'GET /api/store': () => ({ data: [] }),
    ...more,
  });
const sent = (calls: ReturnType<typeof show>['calls']) => calls.filter(({ method }) => method !== 'GET');

test('[R124] [C305] a person is invited by phone, with roles and limits', async () => {
  const invitation = {
    id: 4,
    url: 'https://shop.example/register/invited#K7QM',
    code: 'K7QM-2XHD',
    expires_at: wireNow,
  };
  const { user, calls } = show({ 'POST /api/company/person': () => ({ data: invitation }) }, []);
  await user.click(await screen.findByRole('button', { name: '邀请员工' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '生成邀请码' }));
  expect(await dialog.findByText('请填写姓名')).toBeDefined();
  await user.type(dialog.getByRole('textbox', { name: /姓名/ }), '李会计');
  await user.type(dialog.getByRole('textbox', { name: /手机号/ }), '13612345670');
  await user.click(dialog.getByRole('checkbox', { name: '财务' }));
  await user.type(dialog.getByRole('textbox', { name: /单笔限额/ }), '800');
  await user.click(dialog.getByRole('button', { name: '生成邀请码' }));
  expect(await screen.findByText(/的邀请码：K7QM-2XHD/)).toBeDefined();
  const form = sent(calls)[0]?.form;
  const roles = [...(form ?? [])].flatMap(([name, value]) => (name.startsWith('roles') ? value : []));
  expect([form?.get('name'), roles.join(), form?.get('order_limit')]).toEqual(['李会计', 'buyer,finance', '800']);
});

const none = {
  'GET /api/company/rule': () => ({ data: [] }),
  'GET /api/store': () => ({ data: [] }),
};

test('[R124] an account without people, stores and rules sees only the invitation', async () => {
  show(none, []);
  expect(await screen.findByText('还没有员工')).toBeDefined();
  expect(screen.queryByRole('button', { name: '新增规则' })).toBeNull();
  expect(screen.queryByRole('button', { name: '新增' })).toBeNull();
});

test.each([
  ['people', {}, [person]],
  ['stores', { 'GET /api/user/base': () => ({ data: wireBuyer({ has_stores: 1 }) }) }, []],
  ['rules', { 'GET /api/company/rule': () => ({ data: [rule] }) }, []],
])('[R124] an account with %s sees the rules', async (_, more, people) => {
  show({ ...none, ...more }, people);
  expect(await screen.findByRole('button', { name: '新增规则' })).toBeDefined();
  expect(screen.getByRole('button', { name: '新增' })).toBeDefined();
});

test('[R124] [C308] stopping a person asks first', async () => {
  const { user, calls } = show({ 'POST /api/company/person/3/stop': () => ({ data: null }) });
  const row = within(await screen.findByRole('row', { name: /张小药/ }));
  for (const text of ['采购员', '¥500.00', '正常']) expect(row.getByText(text)).toBeDefined();
  await user.click(row.getByRole('button', { name: '停用 张小药' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(sent(calls)).toEqual([]);
  await user.click(question.getByRole('button', { name: '停用' }));
  expect(sent(calls).map(({ path }) => path)).toEqual(['/api/company/person/3/stop']);
});

test('[R124] [C335] switching off the second factor of a person who has lost it asks first', async () => {
  let people = [{ ...person, has_factor: 1 as const }] as Schemas['Person'][];
  const { user, calls } = show({
    'GET /api/company/person': () => ({ data: people }),
    'DELETE /api/company/person/3/second_factor': () => {
      people = [person];
      return { data: null };
    },
  });
  await user.click(await screen.findByRole('button', { name: '关闭验证 张小药' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(sent(calls)).toEqual([]);
  await user.click(question.getByRole('button', { name: '关闭两步验证' }));
  expect(await screen.findByText('两步验证已关闭')).toBeDefined();
  expect(screen.queryByRole('button', { name: /关闭验证/ })).toBeNull();
});

test('[R124] [C310] [C311] rules are added and deleted', async () => {
  const done = () => ({ data: null });
  const { user, calls } = show({ 'POST /api/company/rule': done, 'DELETE /api/company/rule/8': done });
  await user.click(await screen.findByRole('button', { name: '删除规则 含控销商品' }));
  await user.click(screen.getByRole('button', { name: '新增规则' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /金额满/ }), '1000');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await screen.findByText('已保存');
  expect(sent(calls).map(({ method, form }) => [method, form?.get('from_total') ?? ''])).toEqual([
    ['DELETE', ''],
    ['POST', '1000'],
  ]);
});

test('[C325] [C326] [C327] forbid a maker, show a head office’s rule without a button', async () => {
  const own = { id: 5, kind: 'preferred', text: '厂家“石门”', company: '高新店', is_own: 1 } as const;
  const office = { id: 6, kind: 'forbidden', text: '分类“中药饮片”', company: '总店', is_own: 0 } as const;
  const basic = wireGoods({ id: 12, name: '六味地黄丸' });
  let rules: object[] = [own, office];
  const { user, calls } = show({
    'GET /api/company/goods_rule': () => ({ data: rules }),
    // Other parts of the page may take long to refresh; nobody waits for them.
    'GET /api/user/base': () => (rules.length === 2 ? { data: wireBuyer() } : new Promise<never>(() => {})),
    'POST /api/company/goods_rule': () => ({ data: null }),
    'DELETE /api/company/goods_rule/5': () => {
      rules = [office];
      return { data: null };
    },
    'GET /api/cart/suggest': () => ({
      data: { list: [{ goods: basic, content_price: null, in_cart: '0', bought: null }], search: null },
    }),
  });
  expect(await screen.findByText('由总店修改')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '删除 厂家“石门”' }));
  await waitFor(() => expect(screen.queryByText('厂家“石门”')).toBeNull());
  expect(sent(calls).map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/company/goods_rule/5']);
  await user.click(screen.getByRole('button', { name: '新增' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('请选择商品')).toBeDefined();
  await user.selectOptions(dialog.getByRole('combobox', { name: /范围/ }), 'maker');
  await user.type(dialog.getByRole('textbox', { name: /查找商品/ }), 'lwdh');
  await dialog.findByRole('option', { name: /六味地黄丸/ });
  await user.selectOptions(dialog.getByRole('combobox', { name: /该厂家的商品/ }), '12');
  await user.click(dialog.getByRole('button', { name: '保存' }));
  await screen.findByText('已保存');
  const post = sent(calls).find(({ method }) => method === 'POST');
  expect(Object.fromEntries(post?.form ?? [])).toEqual({ kind: 'forbidden', goods_id: '12', whole_maker: '1' });
});
