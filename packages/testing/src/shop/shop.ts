import type { Address, Order, SpecialPrice } from '@yaoji/api-client/wire';
import type { Activity, DecimalInput, ShippingRule } from '@yaoji/domain';

/** A product of the catalogue. Missing fields have the server's defaults. */
export interface ShopGoods {
  id: number;
  name: string;
  /** List price; null: 暂无报价. */
  price: string | null;
  stock: string;
  commonName?: string;
  /** Initials of the pinyin, which the search finds too: `lwdhw`. */
  initials?: string;
  maker?: string;
  spec?: string;
  origin?: string;
  approvalNo?: string;
  dosageForm?: string;
  category?: { id: number; name: string };
  /** Business scope class that a buyer needs (B4); default: none. */
  scope?: string;
  /** Default 盒. */
  unit?: string;
  /** Minimum quantity and step (Q1); default 1. */
  packStep?: string;
  caseSize?: string;
  /** Maximum units per order. */
  purchaseCap?: string;
  ladder?: { id: number; number: string; price: string }[];
  /** Ships free from this quantity. */
  freeShippingNumber?: string;
  /** Last valid day of the stock, YYYY-MM-DD. */
  expiry?: string;
  isControlled?: boolean;
  containsEphedrine?: boolean;
  withCoupon?: boolean;
  suggestedPrice?: string;
  sales?: string;
}

/** A special price of a product: 秒杀 (`seckill`) or 天天特价 (`special`). */
export interface ShopOffer extends SpecialPrice {
  goodsId: number;
  title: string;
  kind: 'seckill' | 'special';
}

/** The account of the shop. */
export interface ShopBuyer {
  username: string;
  password: string;
  name: string;
  phone: string;
  company: string;
  /** Approved; others see no prices (P1). */
  isPassed: boolean;
  isContractSigned: boolean;
  /** Business scope classes that they may buy. */
  scopes: string[];
}

/** A line of the cart. */
export interface CartRow {
  id: number;
  goodsId: number;
  quantity: string;
  isSelected: boolean;
  addedPrice: string | null;
  /** Unix seconds. */
  addedAt: number;
}

/** Everything that the shop remembers. Change it between requests, e.g. to sell out a product. */
export interface ShopState {
  goods: ShopGoods[];
  activities: Activity[];
  offers: ShopOffer[];
  shipping: ShippingRule & { threshold: DecimalInput; fee: string };
  buyer: ShopBuyer;
  isSignedIn: boolean;
  addresses: Address[];
  favourites: Set<number>;
  cart: CartRow[];
  /** Newest first. */
  orders: { order: Order; idempotencyKey: string; request: string }[];
}

/** The state, and the clock. */
export interface Shop {
  state: ShopState;
  now: () => Date;
}

/** A time on the wire. */
export const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** A sum of quantities without trailing zeros. */
export const plainQuantity = (quantity: string): string =>
  quantity.includes('.') ? quantity.replace(/\.?0+$/, '') : quantity;

export const findGoods = ({ state }: Shop, id: number): ShopGoods | undefined =>
  state.goods.find((goods) => goods.id === id);

let lastId = 1000;

/** An id that nothing has yet. */
export const nextId = (): number => {
  lastId += 1;
  return lastId;
};
