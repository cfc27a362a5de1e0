import { expect, test } from 'vitest';
import document from '../../openapi.json' with { type: 'json' };
import type { Schemas } from '../contract/index.ts';
import { exampleOf } from '../docs/index.ts';
import { goodsCodec, type SpecialPrice } from '../wire/index.ts';
import { goodsView } from './index.ts';

const example = exampleOf(document, { $ref: '#/components/schemas/Goods' }) as Schemas['Goods'];
const tag = { name: '满' as const, describe: '满300减20', is_jump: 1 as const, is_show: 1 as const, target: '7' };
const fix = { kind: 'route' as const, route: 'login' as const, label: '去登录' };

test.each([
  [['满300减20', '满500减45'], { kind: 'fullReduction', text: '满300减20', more: '共2档' }],
  [['满300减20，送毛巾'], { kind: 'fullReduction', text: '满300减20，送毛巾', more: undefined }],
])('[D2] a full reduction of %j is a badge of its first tier', (parts, badge) => {
  const activities = [{ id: 7, kind: 'full_reduction' as const, label: parts.join('，'), parts }];
  const { badges } = goodsView({ ...goodsCodec.read(example), activities }, { goodsHref: String, formatMoney: String });
  expect(badges.filter(({ kind }) => kind === 'fullReduction')).toEqual([badge]);
});

test('[P1] [B1] an app with only a product address gets a card without dead links', () => {
  const goods = goodsCodec.read({
    ...example,
    price: null,
    price_hidden: 'LOGIN',
    is_buy: 0,
    is_preferred: 0,
    tags: [tag],
    cant_buy_reason: { code: 'LOGIN', message: '登录后可购买', fix },
  });
  expect(goodsView(goods, { goodsHref: (id) => `/goods/${id}`, formatMoney: (amount) => `¥${amount}` })).toMatchObject({
    href: `/goods/${example.id}`,
    price: { hidden: 'login' },
    priceHref: undefined,
    tags: [{ kind: '满', description: '满300减20', href: undefined }],
    block: { tag: undefined, message: '登录后可购买', fix: undefined, isOfGoods: false },
  });
});

test('pictures come from the server that answered', () => {
  const options = { goodsHref: String, formatMoney: String };
  const own = {
    ...goodsCodec.read(example),
    pictures: [{ large: '/pictures/1.svg', thumbnail: 'https://cdn.test/1.svg' }],
  };
  const picturesAt = (baseUrl?: string) =>
    goodsView(own, { ...options, ...(baseUrl === undefined ? {} : { baseUrl }) }).pictures;
  for (const baseUrl of [undefined, ''])
    expect(picturesAt(baseUrl)).toEqual([{ src: '/pictures/1.svg', thumb: 'https://cdn.test/1.svg' }]);
  expect(picturesAt('https://shop.test')).toEqual([
    { src: 'https://shop.test/pictures/1.svg', thumb: 'https://cdn.test/1.svg' },
  ]);
});

test.each([
  [37, '效期剩 37 天'],
  [1, '效期剩 1 天'],
  [0, '已到效期'],
])('products near their expiry, in %i days, say so', (days, text) => {
  const expiry = '2026-12-31';
  const goods = { ...goodsCodec.read(example), expiry, isExpiryUrgent: true, activities: [], rebate: null };
  const bare = { ...goods, couponPrice: null, special: null, swapPrice: null, ruleText: null, isFreeShipping: false };
  const options = { goodsHref: String, formatMoney: String };
  const daysUntil = (day: string) => (day === expiry ? days : Number.NaN);
  expect(goodsView(bare, { ...options, daysUntil }).badges).toEqual([{ kind: 'daysLeft', text }]);
  expect(goodsView({ ...bare, isExpiryUrgent: false }, { ...options, daysUntil }).badges).toEqual([]);
  expect(goodsView(bare, options).badges).toEqual([]);
});

test('[D4] a seckill price says when it ends, and what is left at it', () => {
  const seckill: SpecialPrice = {
    activityId: 1,
    kind: 'seckill',
    price: '9.9000',
    startsAt: 0,
    endsAt: Date.parse('2026-11-28T20:00:00+08:00') / 1000,
    stock: '30',
    cap: '0',
    withCoupon: false,
  };
  const goods = { ...goodsCodec.read(example), unit: '盒' };
  const options = { goodsHref: String, formatMoney: String };
  const formatClock = (at: number) => (at === seckill.endsAt ? '20:00' : '');
  const badgeOf = (special: SpecialPrice | null) =>
    goodsView({ ...goods, special }, { ...options, formatClock }).badges.find(({ kind }) => kind === 'seckill');
  expect(badgeOf(seckill)).toEqual({ kind: 'seckill', text: '秒杀至 20:00', more: '剩 30盒' });
  expect(badgeOf({ ...seckill, stock: null })).toMatchObject({ more: undefined });
  expect(badgeOf(null)).toBeUndefined();
  expect(goodsView({ ...goods, special: seckill }, options).badges).toContainEqual(
    expect.objectContaining({ text: '秒杀' }),
  );
});

test('a product that the company prefers has a mark before its promotions', () => {
  const goods = goodsCodec.read({ ...example, is_preferred: 1, tags: [tag] });
  const { tags } = goodsView(goods, { goodsHref: String, formatMoney: String });
  expect(tags.map(({ kind }) => kind)).toEqual(['优先', '满']);
});
