import { memo, type ReactNode } from 'react';
import { TrashIcon } from '../../icons/icons.tsx';
import { Button } from '../button/button.tsx';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { Price, type PriceValue } from '../price/price.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { EmptyState } from '../state/empty-state.tsx';
import * as css from './cart-drawer.css.ts';

export type CartDrawerLineView = {
  id: string;
  name: string;
  href: string;
  picture?: string | undefined;
  spec?: string | undefined;
  unitPrice: PriceValue;
  quantity: string;
  unit?: string | undefined;
  /** Why it cannot be bought. */
  blocked?: string | undefined;
  /** It is being deleted. */
  busy?: boolean | undefined;
};

export type CartDrawerLinesProps = {
  lines: readonly CartDrawerLineView[];
  onRemove: (id: string) => void;
  /** Default 购物车空空如也~. */
  emptyText?: string;
  /** Under the empty text. */
  emptyAction?: ReactNode;
};

/** The lines of the cart inside a `Drawer`. */
export function CartDrawerLines({ lines, onRemove, emptyText = '购物车空空如也~', emptyAction }: CartDrawerLinesProps) {
  if (lines.length === 0) {
    return (
      <EmptyState
        picture="cart"
        compact
        title={emptyText}
        {...(emptyAction === undefined ? {} : { action: emptyAction })}
      />
    );
  }
  return (
    <ul className={css.list}>
      {lines.map((line) => (
        <CartDrawerLine key={line.id} line={line} onRemove={onRemove} />
      ))}
    </ul>
  );
}

const CartDrawerLine = memo(function CartDrawerLine({
  line,
  onRemove,
}: {
  line: CartDrawerLineView;
  onRemove: (id: string) => void;
}) {
  return (
    <li className={css.line} {...(line.busy ? { 'aria-busy': true } : {})}>
      <Anchor href={line.href} tabIndex={-1} aria-hidden="true" className={css.picture}>
        <GoodsPicture src={line.picture} alt="" size={56} />
      </Anchor>
      <div>
        <Anchor href={line.href} className={css.name} title={line.name}>
          {line.name}
        </Anchor>
        <div className={css.spec}>{line.spec}</div>
        <div className={css.figures}>
          <Price value={line.unitPrice} size="small" />
          <span className={css.times}>
            × {line.quantity}
            {line.unit}
          </span>
          {line.blocked && <span className={css.blocked}>{line.blocked}</span>}
        </div>
      </div>
      <button
        type="button"
        className={css.remove}
        aria-label={`删除 ${line.name}`}
        title="删除"
        {...(line.busy ? { 'aria-disabled': true } : { onClick: () => onRemove(line.id) })}
      >
        {line.busy ? <Spinner label="" /> : <TrashIcon />}
      </button>
    </li>
  );
});

export type CartDrawerFootProps = {
  /** Number of chosen lines. */
  count: number;
  /** Decimal string. */
  total: string;
  href: string;
  /** Default 去购物车结算. */
  label?: string;
  /** E.g. 还差¥86.00包邮. */
  hint?: ReactNode;
  onGo?: () => void;
};

export function CartDrawerFoot({ count, total, href, label = '去购物车结算', hint, onGo }: CartDrawerFootProps) {
  return (
    <div className={css.foot}>
      {hint !== undefined && <div className={css.hint}>{hint}</div>}
      <div className={css.total}>
        <span>已选 {count} 种</span>
        <Price value={total} size="large" />
      </div>
      <Button tone="price" size="large" block href={href} {...(onGo ? { onClick: onGo } : {})}>
        {label}
      </Button>
    </div>
  );
}
