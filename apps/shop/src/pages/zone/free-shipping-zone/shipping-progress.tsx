import { useQuery } from '@tanstack/react-query';
import type { CartLine } from '@yaoji/api-client/wire';
import { compareDecimals, type PricedLine, subtractDecimals } from '@yaoji/domain';
import { TierProgress } from '@yaoji/ui';
import { usePricedCart } from '#features/cart/cart.queries.ts';
import { pairLines } from '#features/cart/cart-groups.ts';
import { FillUpButton } from '#features/cart/fill-up-button.tsx';
import { progressOf } from '#features/cart/group-progress.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { href } from '#shared/routing/href.ts';
import * as css from './shipping-progress.css.ts';

const label = '购物车包邮进度';
const linesShown = 3;

/** The amount that a buyer's cart lacks for free delivery (F2), and its lines that lack a few units to ship free (F1). */
export function ShippingProgress() {
  const { data: user } = useQuery(userStateQuery());
  const isBuyer = user?.isLoggedIn === true;
  const { cart, priced } = usePricedCart({ enabled: isBuyer }).data ?? {};
  if (!isBuyer) return null;
  const shipping = priced?.shipping;
  const bar =
    shipping && progressOf({ title: '包邮', measured: shipping.counted, tiers: [{ amount: shipping.threshold }] });
  const short = cart && priced ? pairLines(cart, priced).filter(isShort) : [];
  return (
    <section className={css.body} aria-label={label}>
      <h2 className={css.title}>我的包邮进度</h2>
      <span className={css.bar}>
        <TierProgress percent={bar?.percent ?? 0} label={label} />
      </span>
      <p className={css.text}>
        {shipping?.text}
        {shipping && !shipping.free && <FillUpButton target={{ kind: 'shipping', id: 0 }} />}
      </p>
      {short.length > 0 && (
        <ul className={css.lines} aria-label="再买即包邮的商品">
          {short.slice(0, linesShown).map(({ line }) => (
            <li key={line.id}>
              <a className={css.line} href={href('list_info', { id: line.goodsId })}>
                <span className={css.name}>{line.goods.name}</span>
                <span>再买 {missingOf(line)} 包邮</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Whether a line counts, and a larger quantity of it would ship free. */
const isShort = ({ line, priced }: { line: CartLine; priced: PricedLine }) =>
  priced.selected && !priced.shipsFree && compareDecimals(line.goods.freeShippingNumber, 0) > 0;

/** `12盒`. */
const missingOf = ({ goods, quantity }: CartLine) =>
  `${subtractDecimals(goods.freeShippingNumber, quantity)}${goods.unit}`;
