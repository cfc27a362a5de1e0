import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { createApiClient, operations } from '@yaoji/api-client';
import { cartCodec, goodsListingCodec, lineToAddCodec } from '@yaoji/api-client/wire';
import { createShop } from '@yaoji/testing';
import { setupServer } from 'msw/node';

const shop = createShop();
const network = setupServer(...shop.handlers);
before(() => network.listen());
after(() => network.close());

const api = createApiClient({ baseUrl: 'http://shop.test' });

test('a shop in memory lists products, prices the cart, and fails on demand', async () => {
  const listed = await api.call(operations.listGoods, { query: {} }, { read: goodsListingCodec.read });
  const goods = listed.data?.list.find(({ ladder }) => ladder.length > 0);
  assert.ok(goods);

  const line = lineToAddCodec.write({ goodsId: goods.id, quantity: '57' });
  assert.ok((await api.call(operations.addCartLines, { body: { params: [line] } })).ok);
  const cart = await api.call(operations.getCart, {}, { read: cartCodec.read });
  assert.equal(cart.data?.totals.goods, '610.00');

  shop.fail('addCartLines', 'NETWORK');
  assert.equal((await api.call(operations.addCartLines, { body: { params: [line] } })).error?.kind, 'offline');
});
