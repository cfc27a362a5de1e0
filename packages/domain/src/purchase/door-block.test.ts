import { expect, test } from 'vitest';
import { type Door, doorBlock } from './door-block.ts';
import type { BlockBuyer } from './types.ts';

const now = '2026-11-27T12:00:00+08:00';
const buyer: BlockBuyer = {
  passed: true,
  region: '5101',
  documents: [{ kind: 'drug_licence', name: '药品经营许可证', expiresAt: '2027-01-01', scopes: ['中成药'] }],
};
const doors: Door[] = ['gift', 'swap', 'combination', 'points', 'prize'];

test.each(doors)('[B6][B7] %s: what no buyer may have that way is named with the reason', (door) => {
  const name = '克咳胶囊';
  expect(doorBlock({ name }, door)).toBeNull();
  expect(doorBlock({ name, containsEphedrine: true }, door)).toMatch(
    /^克咳胶囊属于含麻黄碱类复方制剂，须单独下单，不能/,
  );
  expect(doorBlock({ name, isControlled: true }, door)).toMatch(/^克咳胶囊是控销商品，只售给指定客户，不能/);
  expect(doorBlock({ name, forbiddenKind: '精神药品' }, door)).toMatch(/^克咳胶囊属于精神药品，不得在网上销售，不能/);
});

test.each([
  ['gift', null],
  ['swap', null],
  ['combination', null],
  ['points', '板蓝根颗粒是药品（中成药），须按批号销售，不能用积分兑换'],
  ['prize', '板蓝根颗粒是药品（中成药），须按批号销售，不能作奖品'],
] as const)('[B4] %s: a medicine, which needs licence and batch', (door, words) => {
  expect(doorBlock({ name: '板蓝根颗粒', scope: '中成药' }, door)).toBe(words);
  expect(doorBlock({ name: '口罩', scope: '二类器械' }, door)).toBeNull();
});

test.each([
  ['gift', '片是处方药，不能作赠品'],
  ['swap', null],
  ['combination', null],
  ['points', '片是处方药，不能用积分兑换'],
  ['prize', '片是处方药，不能作奖品'],
] as const)('%s: a prescription medicine is sold, but never given away', (door, words) => {
  expect(doorBlock({ name: '片', isPrescription: true }, door)).toBe(words);
});

test.each([
  [{ scope: '中成药' }, null],
  [{ scope: '化学药' }, '片：超出经营范围：化学药，不能作赠品'],
  [{ regions: ['31'] }, '片：您所在地区暂不销售，不能作赠品'],
  [{ exceptRegions: ['51'] }, '片：您所在地区暂不销售，不能作赠品'],
  [{ onShelf: false }, '片：商品已下架，不能作赠品'],
  [{ forbiddenBy: '总店' }, '片：公司设为禁购，可由总店修改，不能作赠品'],
])('[B1][B4] a buyer is refused %j as a gift, like in the cart', (goods, words) => {
  expect(doorBlock({ name: '片', ...goods }, 'gift', { buyer, now })).toBe(words);
  expect(doorBlock({ name: '片', ...goods }, 'gift')).toBeNull();
});

test('[B1] nobody has gifts without log-in, approval or a licence in date', () => {
  const refused = (who: BlockBuyer | null, at = now) =>
    doorBlock({ name: '片', scope: '中成药' }, 'gift', { buyer: who, now: at });
  expect(refused(null)).toBe('片：登录后可购买，不能作赠品');
  expect(refused({ ...buyer, passed: false })).toBe('片：账户认证后可购买，不能作赠品');
  expect(refused(buyer, '2027-02-01')).toBe('片：证件已过期：药品经营许可证，不能作赠品');
});
