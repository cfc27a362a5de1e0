import { screen, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/desk';
import { expect, test } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { operator } from '#testing/samples.ts';

const coupon = (more: Partial<Schemas['CouponForm']> = {}, version = 'version-1'): Schemas['Coupon'] => ({
  id: 4,
  version,
  form: {
    title: '月度券',
    threshold: '500.00',
    money: '30.00',
    startsAt: 1_798_732_800,
    endsAt: 1_798_819_200,
    validDays: 30,
    total: 100,
    perBuyer: 1,
    ...more,
  },
  claimed: 3,
});
const choices = { categories: [], scopes: ['中成药'] };

test('creates a coupon, with errors next to their fields', async () => {
  let tries = 0;
  const desk = renderDesk('/activities/coupons', {
    getOperator: operator('sales'),
    listCoupons: { list: [], total: 0 },
    listScopeChoices: choices,
    createCoupon: () => {
      tries += 1;
      const errors = { 'coupon[money]': ['减免金额须低于使用门槛'] };
      return tries === 1 ? new Refused(422, 422, '减免金额须低于使用门槛', { errors }) : coupon();
    },
  });
  await desk.user.click(await screen.findByRole('button', { name: '新建优惠券' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.type(dialog.getByLabelText(/名称/), '月度券');
  await desk.user.type(dialog.getByLabelText(/满多少元可用/), '500');
  await desk.user.type(dialog.getByLabelText('减（元）'), '500');
  await dialog.findByRole('option', { name: '中成药' });
  await desk.user.selectOptions(dialog.getByLabelText('添加经营类别'), '中成药');
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText('减免金额须低于使用门槛')).toBeDefined();
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('优惠券已保存')).toBeDefined();
  expect(desk.sent('createCoupon')[0]).toMatchObject({
    'coupon[title]': '月度券',
    'coupon[threshold]': '500',
    'coupon[scope][scopes][0]': '中成药',
  });
});

test('shows concurrent edits of a coupon', async () => {
  let tries = 0;
  const desk = renderDesk('/activities/coupons', {
    getOperator: operator('owner'),
    listCoupons: { list: [coupon()], total: 1 },
    listScopeChoices: choices,
    changeCoupon: () => {
      tries += 1;
      const current = coupon({ total: 900 }, 'version-9');
      return tries === 1 ? new Refused(409, 40904, '刚被他人修改', { data: { current } }) : current;
    },
  });
  await desk.user.click(await screen.findByRole('button', { name: '月度券' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect((await dialog.findByRole('row', { name: /^发放总数/ })).textContent).toBe('发放总数100900');
  await desk.user.click(dialog.getByRole('button', { name: '仍按我的保存' }));
  expect(await screen.findByText('优惠券已保存')).toBeDefined();
  expect(desk.sent('changeCoupon')[1]).toMatchObject({ version: 'version-9' });
});

test('grants a voucher to pasted buyers', async () => {
  const desk = renderDesk('/activities/grants', { getOperator: operator('sales'), grantBenefits: { count: 2 } });
  await desk.user.type(await screen.findByLabelText(/名称/), '周年庆');
  await desk.user.type(screen.getByLabelText(/金额/), '20');
  await desk.user.click(screen.getByLabelText(/客户账号/));
  await desk.user.paste('pharmacy\nclinic,');
  await desk.user.click(screen.getByRole('button', { name: '发放' }));
  expect(await screen.findByText('已发放给 2 家客户')).toBeDefined();
  expect(desk.sent('grantBenefits')).toEqual([
    {
      kind: 'voucher',
      validDays: '30',
      title: '周年庆',
      money: '20',
      'usernames[0]': 'pharmacy',
      'usernames[1]': 'clinic',
    },
  ]);
});

test('roles that may not grant money see no link to it', async () => {
  renderDesk('/activities/points-goods', { getOperator: operator('content'), listPointsGoods: { list: [], total: 0 } });
  expect(await screen.findByRole('heading', { name: '积分商品' })).toBeDefined();
  expect(screen.queryByRole('link', { name: '现金券与红包' })).toBeNull();
  expect(screen.getByRole('link', { name: /^促销/ }).getAttribute('aria-current')).toBe('page');
});

test('points products that are sold out cannot be exchanged', async () => {
  const form = { name: '', image: '/pictures/points/1.svg', points: 500, suggestedPrice: '199', perBuyer: 0 };
  const stored = (id: number, name: string, stock: number) => ({
    id,
    version: 'version-1',
    form: { ...form, name, stock, isOpen: 1 as const },
  });
  renderDesk('/activities/points-goods', {
    getOperator: operator('content'),
    listPointsGoods: { list: [stored(1, '血压计', 0), stored(2, '体温计', 3)], total: 2 },
  });
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect((await row(/体温计/)).getByText('可兑换')).toBeDefined();
  expect((await row(/血压计/)).getByText('已兑完')).toBeDefined();
});

test('[S6] creates a draw whose chances follow from the weights of its prizes', async () => {
  const draw = { id: 3, version: 'version-1', drawn: 0, issued: [0] };
  const times = { startsAt: 1_798_732_800, endsAt: 1_798_819_200 };
  const chances = { freeChances: 1, chancesPerOrder: 0, orderAmount: '0', chancesPerTap: 0, isOpen: 1 as const };
  const prizes = [{ name: '5元红包', kind: 'red_packet' as const, money: '5', validDays: 30, weight: 1 }];
  const stored = { ...draw, form: { title: '春季抽奖', ...times, ...chances, prizes } };
  const desk = renderDesk('/activities/draws', {
    getOperator: operator('content'),
    listDraws: { list: [stored], total: 1 },
    createDraw: stored,
  });
  await desk.user.click(await screen.findByRole('button', { name: '复制' }));
  const dialog = within(screen.getByRole('dialog'));
  await desk.user.click(dialog.getByRole('button', { name: '添加奖品' }));
  await desk.user.type(dialog.getAllByLabelText(/权重/)[1] as HTMLElement, '{Backspace}3');
  expect(dialog.getByText(/奖品 1 · 中奖率 25%/)).toBeDefined();
  await desk.user.selectOptions(dialog.getAllByLabelText('种类')[1] as HTMLElement, 'nothing');
  await desk.user.type(dialog.getAllByLabelText(/^奖品|\*奖品/)[1] as HTMLElement, '谢谢参与');
  await desk.user.click(dialog.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('抽奖已保存')).toBeDefined();
  expect(desk.sent('createDraw')[0]).toMatchObject({
    'draw[title]': '春季抽奖（副本）',
    'draw[prizes][0][name]': '5元红包',
    'draw[prizes][1][kind]': 'nothing',
    'draw[prizes][1][weight]': '3',
  });
});
