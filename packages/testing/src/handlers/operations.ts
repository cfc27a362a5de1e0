import type { OperationData, OperationId, OperationInput } from '@yaoji/api-client/contract';
import {
  addedLinesCodec,
  addressCodec,
  cartCodec,
  cartFiguresCodec,
  checkoutCodec,
  checkoutFormCodec,
  goodsCodec,
  goodsDetailCodec,
  goodsFiltersCodec,
  goodsListingCodec,
  lineToAddCodec,
  orderCodec,
  orderFormCodec,
  placedOrderCodec,
  suggestionCodec,
  userStateCodec,
} from '@yaoji/api-client/wire';
import { addLine, changeQuantity, removeLines, selectLines } from '../shop/change-cart.ts';
import { judgeLines, refuseEmpty, showCheckout } from '../shop/checkout.ts';
import { listGoods, matches, suggestGoods } from '../shop/list-goods.ts';
import { listOrders } from '../shop/list-orders.ts';
import { cancelOrder, findOrder, placeOrder } from '../shop/place-order.ts';
import { Refusal } from '../shop/refusal.ts';
import { findGoods, type Shop } from '../shop/shop.ts';
import { showCart, showFigures } from '../shop/show-cart.ts';
import { showDetail } from '../shop/show-detail.ts';
import { toGoods } from '../shop/show-goods.ts';
import { showUser } from '../shop/show-user.ts';

/** Data of an answer, with its message. */
export class Said<Data> {
  readonly data: Data;
  readonly message: string;

  constructor(data: Data, message: string) {
    this.data = data;
    this.message = message;
  }
}

type Operate<Id extends OperationId> = (
  input: OperationInput<Id>,
  shop: Shop,
) => OperationData<Id> | Said<OperationData<Id>>;

/** The operations that the shop answers. */
export const answered: { readonly [Id in OperationId]?: Operate<Id> } = {
  login({ body: { username, password } }, shop) {
    const { buyer } = shop.state;
    if (username !== buyer.username || password !== buyer.password) {
      const message = '用户名或密码错误';
      throw new Refusal('invalid', message, { errors: { password: [message] } });
    }
    shop.state.isSignedIn = true;
    return userStateCodec.write(showUser(shop));
  },
  logout(_, shop) {
    shop.state.isSignedIn = false;
    return null;
  },
  getUserState: (_, shop) => userStateCodec.write(showUser(shop)),

  listGoods: ({ query }, shop) => goodsListingCodec.write(listGoods(shop, goodsFiltersCodec.read(query))),
  suggestGoods: ({ query: { keywords, type = 'goods' } }, shop) =>
    suggestGoods(shop, keywords, type).map(suggestionCodec.write),
  getGoods: ({ params: { id } }, shop) => goodsDetailCodec.write(showDetail(shop, id)),

  listFavorites({ query: { page = 1, per_page = 20, keywords, state = 'all' } }, shop) {
    const all = [...shop.state.favourites]
      .flatMap((id) => findGoods(shop, id) ?? [])
      .filter((goods) => matches(goods, keywords))
      .map((goods) => toGoods(goods, shop))
      .filter(({ isBuyable }) => state === 'all' || isBuyable === (state === 'buyable'));
    const list = all.slice((page - 1) * per_page, page * per_page).map(goodsCodec.write);
    return { list, total: all.length, page, per_page };
  },
  addFavorites({ body: { goods_ids } }, shop) {
    for (const id of goods_ids) if (findGoods(shop, id)) shop.state.favourites.add(id);
    return { goods_ids };
  },
  cancelFavorites({ body: { goods_ids } }, shop) {
    for (const id of goods_ids) shop.state.favourites.delete(id);
    return { goods_ids };
  },

  getCart: ({ query: { filters } }, shop) => cartCodec.write(showCart(shop, filters)),
  getCartTotal: (_, { state }) => ({ total: state.cart.length }),
  addCartLines({ body: { params } }, shop) {
    const results = params.map((line) => addLine(shop, lineToAddCodec.read(line)));
    const data = addedLinesCodec.write({ results, total: shop.state.cart.length });
    if (results.every(({ ok }) => !ok)) throw new Refusal('linesRefused', results[0]?.message ?? '', { data });
    return data;
  },
  quickAddGoods({ params: { id } }, shop) {
    const result = addLine(shop, { goodsId: id, quantity: '1' });
    const data = addedLinesCodec.write({ results: [result], total: shop.state.cart.length });
    if (!result.ok) throw new Refusal('linesRefused', result.message, { data });
    return data;
  },
  editCartLine({ params: { id }, body }, shop) {
    const message = changeQuantity(shop, id, body.params.number);
    return new Said(cartFiguresCodec.write(showFigures(shop)), message);
  },
  selectCartLines({ body: { ids, is_selected } }, shop) {
    selectLines(shop, ids, is_selected === 1);
    return cartFiguresCodec.write(showFigures(shop));
  },
  deleteCartLines({ body: { ids } }, shop) {
    removeLines(shop, ids);
    return cartFiguresCodec.write(showFigures(shop));
  },

  listAddresses: (_, { state }) => state.addresses.map(addressCodec.write),
  checkoutCart({ body }, shop) {
    const { lineIds, ...choices } = checkoutFormCodec.read(body);
    const judged = judgeLines(shop, lineIds);
    refuseEmpty(judged);
    return checkoutCodec.write(showCheckout(shop, judged, choices));
  },
  placeOrder: ({ body }, shop) => placedOrderCodec.write(placeOrder(shop, orderFormCodec.read(body))),
  getOrder: ({ params: { id } }, shop) => orderCodec.write(findOrder(shop, id)),
  cancelOrder({ params: { id }, body }, shop) {
    const reason = body.reason?.trim() || '买家取消';
    return new Said(orderCodec.write(cancelOrder(shop, id, reason)), '订单已取消');
  },
  listOrders: ({ query }, shop) => listOrders(shop, query),
};
