// Compiled by `pnpm verify types`; never executed.
import { describe, expectTypeOf, it } from 'vitest';
import { type ApiClient, type Outcome, operations } from './index.ts';
import { type Cart, cartCodec, type GoodsFilters, goodsFiltersCodec } from './wire/index.ts';

declare const api: ApiClient;

describe('valid code compiles', () => {
  it('infers the data of an operation', () => {
    expectTypeOf(api.call(operations.getCartTotal)).resolves.toEqualTypeOf<Outcome<{ total: number }>>();
    expectTypeOf(api.call(operations.logout)).resolves.toEqualTypeOf<Outcome<null>>();
  });

  it('infers the model that a reader makes', () => {
    expectTypeOf(api.call(operations.getCart, {}, { read: cartCodec.read })).resolves.toEqualTypeOf<Outcome<Cart>>();
  });

  it('takes the query a codec writes', () => {
    const filters: GoodsFilters = { sort: '-price', tags: ['秒'] };
    api.call(operations.listGoods, { query: goodsFiltersCodec.write(filters) });
  });
});

describe('invalid code does not compile', () => {
  it('an unknown operation or a custom path', () => {
    // @ts-expect-error there is no such operation
    operations.listUnicorns;
    // @ts-expect-error paths are not taken
    api.call('/api/goods/list');
    // @ts-expect-error only operations of the contract are
    api.call({ id: 'getCart', method: 'get', path: '/api/cart', access: 'buyer' });
  });

  it('a missing, unknown or mistyped part of the input', () => {
    // @ts-expect-error the path needs its id
    api.call(operations.getGoods);
    // @ts-expect-error the body is required
    api.call(operations.payOrder, { params: { id: 1 } });
    // @ts-expect-error an id is a number
    api.call(operations.getGoods, { params: { id: 'x' } });
    // @ts-expect-error no such filter
    api.call(operations.listGoods, { query: { colour: 'red' } });
    // @ts-expect-error no such sort
    api.call(operations.listGoods, { query: { sort: 'cheapest' } });
    // @ts-expect-error this call has no body
    api.call(operations.getCart, { body: { ids: [1] } });
    // @ts-expect-error quantities are decimal strings
    api.call(operations.editCartLine, { params: { id: 1 }, body: { params: { number: 3 } } });
    // @ts-expect-error no such payment method
    api.call(operations.payOrder, { params: { id: 1 }, body: { method: 'cash' } });
  });

  it('a field that the data does not have', async () => {
    const outcome = await api.call(operations.getCart);
    if (!outcome.ok) return;
    outcome.data.data[0]?.goods.sccj;
    // @ts-expect-error the wire has no such name
    outcome.data.data[0]?.goods.maker;
  });

  it('data before asking whether it succeeded', async () => {
    const outcome = await api.call(operations.getCart);
    // @ts-expect-error only a success has data
    outcome.data.data;
  });

  it('a filter that does not exist, and a model field of the wire', () => {
    // @ts-expect-error
    goodsFiltersCodec.write({ category_id: '3' });
  });
});
