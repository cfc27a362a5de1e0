import type { OperationId } from '@yaoji/api-client/contract';
import type { Activity } from '@yaoji/domain';
import type { HttpHandler } from 'msw';
import { type Failure, handlersOf } from './handlers/handlers.ts';
import { sampleCatalogue } from './shop/samples.ts';
import type { Shop, ShopBuyer, ShopGoods, ShopOffer, ShopState } from './shop/shop.ts';

/** Options of `createShop`. */
export interface ShopOptions {
  /** The catalogue; default: a dozen invented products. */
  goods?: readonly ShopGoods[];
  /** Full reductions, discounts and gifts, each with the `scope` of its products. */
  activities?: readonly Activity[];
  /** Special prices. */
  offers?: readonly ShopOffer[];
  /** The account; default `pharmacy` with the password `yaoji2026`, approved. */
  buyer?: Partial<ShopBuyer>;
  /** Whether the buyer is logged in already; default true. */
  isSignedIn?: boolean;
  /** Free shipping from `threshold`, below it for `fee`. */
  shipping?: ShopState['shipping'];
  /** The shop's clock. */
  now?: () => Date;
}

/** A shop in memory. */
export interface TestShop {
  /** For `setupWorker` of `msw/browser` or `setupServer` of `msw/node`. */
  handlers: HttpHandler[];
  /** Everything that it remembers; change it between calls. */
  state: ShopState;
  /**
   * Fails the next calls of an operation: `NETWORK` breaks the connection, an error's name answers with it.
   *
   * @example shop.fail('addCartLines', 'NETWORK')
   * @example shop.fail('placeOrder', 'busy', { times: 2 })
   */
  fail: (operation: OperationId, failure: Failure['failure'], options?: FailOptions) => void;
}

/** Options of `fail`. */
export interface FailOptions {
  /** How many calls fail; default 1. */
  times?: number;
  /** Words for the buyer. */
  message?: string;
}

const account: ShopBuyer = {
  username: 'pharmacy',
  password: 'yaoji2026',
  name: '王药师',
  phone: '13800000001',
  company: '康宁大药房',
  isPassed: true,
  isContractSigned: true,
  scopes: ['中成药', '化学药', '中药饮片', '二类器械'],
};

/**
 * A shop that answers the client's calls like the server: it calculates with `@yaoji/domain` over a catalogue in
 * memory. It has one buyer, and needs no network.
 *
 * @example await setupWorker(...createShop().handlers).start()
 */
export function createShop(options: ShopOptions = {}): TestShop {
  const { now = () => new Date() } = options;
  const samples = options.goods ? { goods: options.goods, activities: [], offers: [] } : sampleCatalogue(now());
  const state: ShopState = {
    goods: structuredClone([...samples.goods]),
    activities: structuredClone([...(options.activities ?? samples.activities)]),
    offers: structuredClone([...(options.offers ?? samples.offers)]),
    shipping: options.shipping ?? { threshold: '500.00', fee: '15.00' },
    buyer: { ...account, ...options.buyer },
    isSignedIn: options.isSignedIn ?? true,
    addresses: [
      {
        id: 1,
        receiver: '王药师',
        phone: '13800000001',
        regionCode: '510104',
        region: '四川省成都市锦江区',
        detail: '示例路1号',
        isDefault: true,
      },
    ],
    favourites: new Set(),
    cart: [],
    orders: [],
  };
  const failures = new Map<OperationId, Failure[]>();
  const shop: Shop = { state, now };
  return {
    handlers: handlersOf(shop, failures),
    state,
    fail(operation, failure, { times = 1, message } = {}) {
      const next = Array.from({ length: times }, () => ({ failure, message }));
      failures.set(operation, [...(failures.get(operation) ?? []), ...next]);
    },
  };
}
