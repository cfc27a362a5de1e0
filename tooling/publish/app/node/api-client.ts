import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { type ApiError, createApiClient, operations } from '@yaoji/api-client';
import { operations as contract } from '@yaoji/api-client/contract';
import { goodsFiltersCodec, goodsListingCodec, lineToAddCodec } from '@yaoji/api-client/wire';
import { priceCart } from '@yaoji/domain';
import { type GoodsServer, startGoodsServer } from './goods-server.js';

let server: GoodsServer;
before(async () => {
  server = await startGoodsServer(null);
});
after(() => server.close());

test('a list of goods comes typed and with readable names', async () => {
  const api = createApiClient({ baseUrl: server.url });
  const query = goodsFiltersCodec.write({ keywords: '六味', makers: ['同仁堂'], page: 1 });
  const outcome = await api.call(operations.listGoods, { query }, { read: goodsListingCodec.read });
  assert.ok(outcome.ok);
  const [goods] = outcome.data.list;
  assert.equal(goods?.name, '六味地黄丸');
  assert.equal(goods.packStep, '10');
  assert.equal(new URL(server.received[0]?.url ?? '', server.url).searchParams.get('keywords'), '六味');
  // @ts-expect-error the wire's name
  assert.equal(goods.zbz, undefined);

  const priced = priceCart({
    lines: [{ id: 1, goodsId: goods.id, quantity: '50', selected: true, listPrice: goods.price, ladder: goods.ladder }],
  });
  assert.equal(priced.totals.goods, '695.00');
});

test('[E2] a refused call says what to do, and goes out as a form', async () => {
  const errors: ApiError[] = [];
  const api = createApiClient({ baseUrl: server.url, onError: (error) => errors.push(error) });
  const body = { params: [lineToAddCodec.write({ goodsId: 12, quantity: '20' })] };
  const outcome = await api.call(operations.addCartLines, { body });
  assert.ok(!outcome.ok);
  assert.equal(outcome.error.kind, 'signedOut');
  assert.deepEqual(outcome.error.reaction, { do: 'login' });
  assert.deepEqual(errors, [outcome.error]);
  const sent = server.received.at(-1);
  assert.equal(sent?.method, 'POST');
  assert.match(sent.type, /^application\/x-www-form-urlencoded/);
  assert.match(decodeURIComponent(sent.body), /^params\[0\]\[/);
});

test('[E9] no connection is an outcome too', async () => {
  const outcome = await createApiClient({ baseUrl: 'http://127.0.0.1:9' }).call(operations.getCartTotal);
  assert.equal(outcome.ok ? '' : outcome.error.kind, 'offline');
});

test('the contract names every call', () => {
  const ids = Object.values(contract).map(({ id }) => id);
  assert.ok(ids.length > 100);
  assert.equal(new Set(ids).size, ids.length);
});

test('a wrong field, part or operation does not compile', () => {
  const api = createApiClient({ baseUrl: server.url });
  const never = () => [
    // @ts-expect-error no such field
    api.call(operations.listGoods, { query: { keyword: '' } }),
    // @ts-expect-error the path has a parameter
    api.call(operations.getGoods),
    // @ts-expect-error no such operation
    operations.getBasket,
  ];
  assert.equal(typeof never, 'function');
});
