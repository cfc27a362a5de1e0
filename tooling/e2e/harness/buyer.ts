import type { APIRequestContext, Page } from '@playwright/test';
import { type ApiClient, createApiClient, type Outcome, operations } from '@yaoji/api-client';
import {
  type Cart,
  cartCodec,
  checkoutCodec,
  checkoutFormCodec,
  type Goods,
  type GoodsDetail,
  type GoodsFilters,
  goodsDetailCodec,
  goodsFiltersCodec,
  goodsListingCodec,
  type InvoicePage,
  invoicePageCodec,
  lineToAddCodec,
  type Order,
  type OrderFilters,
  type OrderPage,
  orderCodec,
  orderFiltersCodec,
  orderFormCodec,
  orderPageCodec,
  placedOrderCodec,
  type Wallet,
  walletCodec,
} from '@yaoji/api-client/wire';

export const PASSWORD = 'yaoji2026';
export const PAY_PASSWORD = '246810';

/** Public accounts of the demonstration. */
export type Account = 'pharmacy' | 'clinic' | 'newcomer' | 'expired' | 'chain' | 'chain-qingyang' | 'chain-wuhou';

/** A person on the page; lookups and preparation use the same API and session. */
export class Buyer {
  readonly page: Page;
  readonly #api: ApiClient;

  constructor(page: Page, url: string) {
    this.page = page;
    this.#api = createApiClient({ baseUrl: url, fetch: fetchOf(page.request) });
  }

  /** Logs in without the form, with an empty cart, for journeys about something else. */
  async enter(account: Account): Promise<void> {
    await this.#done(this.#api.call(operations.login, { body: { username: account, password: PASSWORD } }));
    const { lines } = await this.cart();
    const ids = lines.map(({ id }) => id);
    if (ids.length > 0) await this.#done(this.#api.call(operations.deleteCartLines, { body: { ids } }));
  }

  /** Matching products in list order, as many as fit. */
  async findGoods(filters: GoodsFilters, fits: (goods: Goods) => boolean = () => true): Promise<Goods[]> {
    const query = goodsFiltersCodec.write({ perPage: 100, ...filters });
    const listing = await this.#done(this.#api.call(operations.listGoods, { query }, { read: goodsListingCodec.read }));
    return listing.list.filter(fits);
  }

  detail(id: number): Promise<GoodsDetail> {
    return this.#done(
      this.#api.call(operations.getGoods, { params: { id }, query: {} }, { read: goodsDetailCodec.read }),
    );
  }

  async goods(id: number): Promise<Goods> {
    return (await this.detail(id)).goods;
  }

  cart(): Promise<Cart> {
    return this.#done(this.#api.call(operations.getCart, {}, { read: cartCodec.read }));
  }

  addToCart(goods: Goods, quantity: string): Promise<void> {
    return this.addAllToCart([[goods, quantity]]);
  }

  /** Adds products to the cart with one call, at most 500 lines. */
  async addAllToCart(wanted: readonly (readonly [Goods, string])[]): Promise<void> {
    const params = wanted.map(([goods, quantity]) =>
      lineToAddCodec.write({
        goodsId: goods.id,
        quantity,
        warehouseId: goods.warehouseId,
        priceId: goods.priceId,
        ladderPriceId: goods.ladderPriceId,
        fullReductionId: goods.fullReductionId,
        kind: goods.kind,
      }),
    );
    await this.#done(this.#api.call(operations.addCartLines, { body: { params } }));
  }

  async favour(goods: readonly Goods[]): Promise<void> {
    await this.#done(this.#api.call(operations.addFavorites, { body: { goods_ids: goods.map(({ id }) => id) } }));
  }

  /** Adds products to the cart and orders them with the defaults of step 2. */
  async place(wanted: readonly (readonly [Goods, string])[]): Promise<Order> {
    for (const [goods, quantity] of wanted) await this.addToCart(goods, quantity);
    const lineIds = (await this.cart()).lines.map(({ id }) => id);
    const { idempotencyKey, expectedTotal, addressId, delivery, couponId } = await this.#done(
      this.#api.call(
        operations.checkoutCart,
        { body: checkoutFormCodec.write({ lineIds }) },
        { read: checkoutCodec.read },
      ),
    );
    const form = { lineIds, idempotencyKey, expectedTotal, addressId, delivery, couponId };
    const { id } = await this.#done(
      this.#api.call(operations.placeOrder, { body: orderFormCodec.write(form) }, { read: placedOrderCodec.read }),
    );
    return this.order(id);
  }

  /** Orders products and pays from the balance. */
  async buy(wanted: readonly (readonly [Goods, string])[]): Promise<Order> {
    const { id } = await this.place(wanted);
    const body = { method: 'balance' as const, pay_password: PAY_PASSWORD };
    await this.#done(this.#api.call(operations.payOrder, { params: { id }, body }));
    return this.order(id);
  }

  /** Confirms receipt of an order, and requests a return of its first line. */
  async askReturn(id: number): Promise<void> {
    const params = { id };
    await this.#done(this.#api.call(operations.confirmOrder, { params }));
    const lines = (await this.order(id)).lines.slice(0, 1).map((line) => ({ line_id: line.id, number: line.quantity }));
    await this.#done(this.#api.call(operations.requestReturn, { params, body: { lines, reason: '包装破损' } }));
  }

  orders(filters: OrderFilters = {}): Promise<OrderPage> {
    const query = orderFiltersCodec.write(filters);
    return this.#done(this.#api.call(operations.listOrders, { query }, { read: orderPageCodec.read }));
  }

  invoices(): Promise<InvoicePage> {
    return this.#done(this.#api.call(operations.listInvoices, {}, { read: invoicePageCodec.read }));
  }

  order(id: number): Promise<Order> {
    return this.#done(this.#api.call(operations.getOrder, { params: { id } }, { read: orderCodec.read }));
  }

  wallet(): Promise<Wallet> {
    return this.#done(this.#api.call(operations.getWallet, {}, { read: walletCodec.read }));
  }

  async #done<Data>(outcome: Promise<Outcome<Data>>): Promise<Data> {
    const result = await outcome;
    if (!result.ok) throw result.error;
    return result.data;
  }
}

/** Products that this viewer can buy without restrictions, at a price without promotions. */
export function isPlain(goods: Goods): boolean {
  return goods.isBuyable && goods.kind === 'ordinary' && goods.tags.length === 0 && Number(goods.purchaseCap) === 0;
}

/** Uses the page's cookies, so that browser and buyer share a session. */
export function fetchOf(request: APIRequestContext): typeof fetch {
  return async (input, init) => {
    const answer = await request.fetch(String(input), {
      method: init?.method ?? 'GET',
      headers: {
        accept: 'application/json',
        ...(init?.body ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(init?.body ? { data: String(init.body) } : {}),
    });
    return new Response(new Uint8Array(await answer.body()), { status: answer.status(), headers: answer.headers() });
  };
}
