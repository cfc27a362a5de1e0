import { goodsCodec } from '@yaoji/api-client/wire';
import { beforeEach, expect, test } from 'vitest';
import { setServerTime } from '#shared/clock/server-clock.ts';
import { wireGoods } from '#testing/wire-samples.ts';
import { firstQuantity, limitsOf } from './goods-limits.ts';
import { unitPriceOf } from './goods-price.ts';
import { toGoodsView } from './goods-view.ts';

const goods = (own: Parameters<typeof wireGoods>[0] = {}) => goodsCodec.read(wireGoods(own));
const view = (own: Parameters<typeof wireGoods>[0] = {}) => toGoodsView(goods(own), '/login?back=%2Flist');

beforeEach(() => setServerTime(new Date('2025-11-20T09:00:00+08:00')));

test.each([
  [{ price: null, price_hidden: 'LOGIN' as const }, { hidden: 'login' }, '/login?back=%2Flist'],
  [{ price: null, price_hidden: 'NOT_PASSED' as const }, { hidden: 'passed' }, undefined],
  [{ price: null, price_hidden: 'NO_PRICE' as const }, { hidden: 'unquoted' }, undefined],
  [{ price: '12.80' }, '12.80', undefined],
])('[P1] a price or why there is none: %o', (own, price, priceHref) => {
  expect(view(own)).toMatchObject({ price, ...(priceHref ? { priceHref } : {}) });
});

const ownPrice = { id: 9, list_id: 1, title: '年度协议', price: '11.50', with_promotions: 0 as const };
const specialAt = (price: string) => ({
  activity_id: 1,
  kind: 'special' as const,
  price,
  start_time: 0,
  end_time: 1_763_632_740,
  number: null,
  xg_number: '0',
  with_coupon: 0 as const,
});

test.each([
  [{ price: '11.50', own_price: ownPrice }, '协议价', '11.50'],
  [{ price: '11.50', own_price: ownPrice, special_price: specialAt('12.00') }, '协议价', '11.50'],
  [{ price: '9.90', own_price: ownPrice, special_price: specialAt('9.90') }, undefined, '9.90'],
  [{ price: '12.80' }, undefined, '12.80'],
])('[D1] the own price is named, and a lower special price comes first: %o', (own, priceNote, price) => {
  const shown = { ori_price: '12.80', base_price: '12.80', ...own };
  expect(view(shown)).toMatchObject({ price, basePrice: '12.80' });
  expect(view(shown).priceNote).toBe(priceNote);
  expect(unitPriceOf(goods(shown), '1')).toBe(price);
});

test.each([
  ['2025-11-20T17:58:59+08:00', '9.90'],
  ['2025-11-20T17:59:00+08:00', '12.80'],
])('[D4] by the server clock at %s the unit price is %s', (time, price) => {
  setServerTime(new Date(time));
  expect(unitPriceOf(goods({ price: '9.90', special_price: specialAt('9.90') }), '10')).toBe(price);
});

test('[D1] a combination price holds in the combination only', () => {
  const special_price = { ...specialAt('9.90'), kind: 'combination' as const };
  expect(unitPriceOf(goods({ special_price }), '10')).toBe('12.80');
});

const reductionOf = (label: string) => ({ id: 7, kind: 'full_reduction' as const, label, parts: [label] });

test('[S14] badges: seckill, after coupon, swap, full reduction, free shipping', () => {
  const special = {
    activity_id: 1,
    kind: 'seckill' as const,
    price: '9.90',
    start_time: 0,
    end_time: 1_763_632_740,
    number: null,
    xg_number: '0',
    with_coupon: 0 as const,
  };
  const { badges } = view({
    special_price: special,
    coupon_after_price: '11.9000',
    hg_price: '1.0000',
    activities: [reductionOf('满300减20')],
    is_free_shipping: 1,
    free_shipping_title: '20盒包邮',
  });
  expect(badges?.map(({ text }) => text)).toEqual([
    '秒杀至 17:59',
    '券后 ¥11.90',
    '换购 ¥1.00',
    '满300减20',
    '20盒包邮',
  ]);
});

test('[D3] a swap price names its condition, because the product alone has its normal price', () => {
  const swap = { hg_price: '2.70', is_mzhg: 2 as const, mzhg_desc: '满200超值换购' };
  expect(view(swap).badges).toEqual([{ kind: 'swap', text: '换购 ¥2.70', more: '满200超值换购' }]);
});

test('[S14] a theme frames the picture; cashback counts all orders, so no single card shows it', () => {
  const frame = { subject_box: '/frames/spring.png' };
  expect(view({ ...frame, rebate: '30.00', rebate_title: '满3000元返现', rebate_mode: 2 })).toMatchObject({
    badges: [],
    pictureFrame: '/frames/spring.png',
  });
});

test('hidden tags are left out, and the others link to their activity if they have one', () => {
  const tag = { name: '满' as const, describe: '满300减20', is_jump: 1 as const, is_show: 1 as const, target: '7' };
  expect(view({ tags: [tag, { ...tag, name: '新', is_show: 0 }, { ...tag, name: '赠', is_jump: 0 }] }).tags).toEqual([
    { kind: '满', description: '满300减20', href: '/activity/eleven/jz/7' },
    { kind: '赠', description: '满300减20' },
  ]);
});

test('[B1] a reason links to its remedy', () => {
  const reason = (route: 'login' | 'account_documents') => ({
    is_buy: 0 as const,
    cant_buy_reason: {
      code: 'LOGIN' as const,
      message: '登录后可购买',
      fix: { kind: 'route' as const, route, label: '去' },
    },
  });
  expect(view(reason('login')).block).toEqual({
    tag: '需登录',
    isOfGoods: false,
    message: '登录后可购买',
    fix: { label: '去', href: '/login?back=%2Flist' },
  });
  expect(view(reason('account_documents')).block?.fix).toEqual({ label: '去', href: '/jcxx_zzzj' });
});

test.each([
  ['contact', '联系客服申请', {}, '/help/fwbz/zskf'],
  ['similar', '看看同类商品', { common_name: '阿胶' }, '/search_index?keywords=%E9%98%BF%E8%83%B6'],
  ['similar', '看看同类商品', { common_name: null, name: '阿胶' }, '/search_index?keywords=%E9%98%BF%E8%83%B6'],
] as const)(
  '[B1] a reason that the buyer’s contact or similar products resolve links there: %s',
  (kind, label, own, address) => {
    const cant_buy_reason = { code: 'DIRECTED_SALE' as const, message: '暂未开放', fix: { kind, route: null, label } };
    expect(view({ ...own, is_buy: 0, cant_buy_reason }).block?.fix).toEqual({ label, href: address });
  },
);

test('only sold-out products are faded', () => {
  const blocked = (code: 'LOGIN' | 'NO_STOCK') => ({
    is_buy: 0 as const,
    cant_buy_reason: { code, message: '', fix: { kind: 'contact' as const, route: null, label: '' } },
  });
  expect([view().faded, view(blocked('LOGIN')).faded, view(blocked('NO_STOCK')).faded]).toEqual([false, false, true]);
});

test('an unknown case size is left out', () => {
  expect(view({ jzl: '0' }).caseSize).toBeUndefined();
  expect(view({ jzl: '200' }).caseSize).toBe('200盒');
});

test.each([
  ['one pack', {}, '10'],
  ['one pack, whatever qg_number says', { qg_number: '50' }, '10'],
  ['nothing where the cap is below a pack', { xg_number: '5' }, '0'],
])('[Q1][Q2] the first quantity is %s', (_name, own, expected) => {
  const entry = goods(own);
  expect(firstQuantity(limitsOf(entry))).toBe(expected);
});

test('[Q6] an unavailable product has no quantity to choose', () => {
  expect(limitsOf(goods({ is_buy: 0 })).disabled).toBe(true);
  expect(limitsOf(goods({ number: '5' })).disabled).toBe(true);
});

test('[B5] an exhausted quota disables', () => {
  const quota = { cap: '20', period: 'day' as const, left: '0', resets_at: null };
  expect(limitsOf(goods({ xg_number: '20', quota }))).toMatchObject({ disabled: true, reason: 'QUOTA_USED' });
});

test.each([
  ['a tier reached', { ladder_price: [{ id: 1, number: '50', price: '12.2000' }] }, '60', '12.20'],
  ['below the first tier', { ladder_price: [{ id: 1, number: '50', price: '12.2000' }] }, '40', '12.80'],
  ['hidden', { price: null, ori_price: null, price_hidden: 'LOGIN' as const }, '40', null],
])('[L3] the unit price at a quantity: %s', (_name, own, quantity, expected) => {
  expect(unitPriceOf(goods(own), quantity)).toBe(expected);
});
