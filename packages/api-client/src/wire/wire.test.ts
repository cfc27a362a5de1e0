import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryOf, arbitraryOfSchema, querySchema } from '../testing/arbitrary-of-schema.ts';
import * as wire from './index.ts';

type AnyCodec = wire.Codec<unknown, unknown>;

const bySchema: Record<string, unknown> = {
  BlockFix: wire.fixCodec,
  BuyerCouponPage: wire.buyerCouponPageCodec,
  Category: wire.categoryCodec,
  DrawRecordPage: wire.drawRecordPageCodec,
  PointsGoodsPage: wire.pointsGoodsPageCodec,
  PointsOrderPage: wire.pointsOrderPageCodec,
  RedPacketPage: wire.redPacketPageCodec,
  VoucherPage: wire.voucherPageCodec,
  CombinationPage: wire.combinationPageCodec,
  GoodsPage: wire.goodsPageCodec,
};
for (const codec of Object.values(wire))
  if (typeof codec === 'object' && 'schema' in codec) bySchema[codec.schema] = codec;

const byQuery: Record<string, unknown> = {
  '/api/goods/list': wire.goodsFiltersCodec,
  '/api/order': wire.orderFiltersCodec,
  '/api/user/coupon': wire.couponFiltersCodec,
  '/api/user/user_money_log': wire.moneyLogFiltersCodec,
  '/api/user/voucher': wire.voucherFiltersCodec,
};

describe('mapping there and back', () => {
  it.each(Object.keys(bySchema))('%s loses nothing', (name) => {
    expectLossless(bySchema[name] as AnyCodec, arbitraryOf(name));
  });

  it.each(Object.keys(byQuery))('the query of %s loses nothing', (path) => {
    expectLossless(byQuery[path] as AnyCodec, arbitraryOfSchema(querySchema(path, 'get')));
  });

  it('covers every codec there is', () => {
    const exported = Object.entries(wire).filter(([name]) => name.endsWith('Codec'));
    const covered = new Set([bySchema, byQuery].flatMap(Object.values));
    expect(exported.filter(([, codec]) => !covered.has(codec)).map(([name]) => name)).toEqual([]);
  });
});

describe('readable names', () => {
  it('turns flags into booleans and kinds into words', () => {
    const goods = fc.sample(arbitraryOf('Goods'), 1)[0] as Parameters<typeof wire.goodsCodec.read>[0];
    const model = wire.goodsCodec.read({ ...goods, is_buy: 1, is_kxpz: 0, type: 1, zbz: '10', sccj: '豫西本草' });
    expect(model).toMatchObject({
      isBuyable: true,
      isControlled: false,
      kind: 'seckill',
      packStep: '10',
      maker: '豫西本草',
    });
  });

  it('omits unused filters from the query', () => {
    expect(wire.goodsFiltersCodec.write({ categoryIds: [3, 5], inStock: true })).toEqual({
      category_id: '3,5',
      in_stock: 1,
    });
  });
});

function expectLossless(codec: AnyCodec, arbitrary: fc.Arbitrary<unknown>): void {
  fc.assert(
    fc.property(arbitrary, (value) => {
      const model = codec.read(value);
      expect(codec.write(model)).toEqual(value);
      expect(codec.read(codec.write(model))).toEqual(model);
    }),
    { numRuns: 25 },
  );
}
