/** A buyer's program without a package: `fetch`, form bodies and the names of the specification. */

export interface Goods {
  id: number;
  ck_id: number;
  name: string;
  price: string | null;
  /** In stock. */
  number: string;
  zbz: string;
  xg_number: string;
  is_buy: 0 | 1;
  ladder_price: { number: string; price: string }[];
  goods_price_id: number;
  ladder_price_id: number;
  goods_manjian_id: number;
}

interface Cart {
  data: { id: number; number: string; price: string; is_selected: 0 | 1; goods_manjian_amount: string; goods: Goods }[];
  shipping_data: { shipping_amount: string; no_trans_order_amount: string };
}

interface Checkout {
  idempotency_key: string;
  expected_total: string;
  address_id: number;
  delivery: string;
  coupon_id: number;
  xjq_id: number;
  red_packet_id: number;
}

const asForm = (value: unknown, name = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, each]) => asForm(each, name ? `${name}[${key}]` : key))
    : [[name, String(value)]];

/** The quantity rules: at most the stock or the cap, in whole middle packs. */
export function quantityOf({ number, zbz, xg_number }: Goods, wanted: number): number {
  const cap = Number(xg_number);
  const most = cap > 0 ? Math.min(Number(number), cap) : Number(number);
  return Math.floor(Math.min(Math.max(wanted, Number(zbz)), most) / Number(zbz)) * Number(zbz);
}

/** The price of one unit at a quantity. */
export const unitPriceOf = ({ price, ladder_price }: Goods, quantity: number): number =>
  Number(ladder_price.findLast(({ number }) => Number(number) <= quantity)?.price ?? price);

/** In cents: each line rounded down, minus full reductions; and the shortfall for free shipping. */
export function priceOf({ data, shipping_data: { shipping_amount, no_trans_order_amount } }: Cart) {
  const lines = data.filter(({ is_selected }) => is_selected === 1);
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  return {
    goods: lines.reduce(
      (sum, { price, number }) => sum + Math.floor((Math.round(Number(price) * 1e4) * Number(number)) / 100),
      0,
    ),
    manjian: lines.reduce((sum, line) => sum + cents(line.goods_manjian_amount), 0),
    shortfall: Math.max(0, cents(no_trans_order_amount) - cents(shipping_amount)),
  };
}

/** The calls of one visitor, who is a buyer once logged in. */
export function visit(url: string) {
  let cookie = '';
  const send = async <Data>(path: string, form?: object): Promise<Data> => {
    const body = form && new URLSearchParams(asForm(form));
    const answer = await fetch(url + path, { headers: { cookie }, ...(body && { method: 'POST', body }) });
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const { code, message, data } = await answer.json();
    if (![10000, 200, 201].includes(code)) throw new Error(`${path}: ${code} ${message}`);
    return data;
  };
  return {
    login: (username: string, password: string) => send('/api/auth/login', { username, password }),
    list: (query: Record<string, string>) => send<{ list: Goods[] }>(`/api/goods/list?${new URLSearchParams(query)}`),
    add: (goods: Goods, wanted: number) => {
      const { id: goods_id, price, ck_id, goods_price_id, ladder_price_id, goods_manjian_id } = goods;
      const number = quantityOf(goods, wanted);
      const line = { goods_id, price, number, ck_id, goods_price_id, ladder_price_id, goods_manjian_id, is_yj: 0 };
      return send('/api/cart', { params: [line] });
    },
    total: async () => (await send<{ total: number }>('/api/cart/total')).total,
    cart: () =>
      send<Cart & { totals: { goods: string; reductions: { code: string; amount: string }[] } }>(
        '/api/cart/list?filters=99999&new=1',
      ),
    checkout: (ids: number[]) => send<Checkout>('/api/cart/checkout', { ids, new: 1 }),
    order: (ids: number[], { idempotency_key, expected_total, address_id, delivery, ...chosen }: Checkout) => {
      const { coupon_id, xjq_id, red_packet_id } = chosen;
      const form = { ids, idempotency_key, expected_total, address_id, delivery, coupon_id, xjq_id, red_packet_id };
      return send<{ order_no: string; total: string }>('/api/order', form);
    },
  };
}
