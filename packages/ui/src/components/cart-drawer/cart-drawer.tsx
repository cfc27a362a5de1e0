import { memo, type ReactNode } from 'react';
import { TrashIcon } from '../../icons/page-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { assignInlineVars } from '../../theme/assign-vars.ts';
import { usePurchaseRefusal } from '../add-to-cart-button/purchase-refusal.tsx';
import { Button } from '../button/button.tsx';
import { Reasoned } from '../button/reasoned.tsx';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { Price, type PriceValue } from '../price/price.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { EmptyState } from '../state/empty-state.tsx';
import * as css from './cart-drawer.css.ts';
import { useReach } from './use-reach.ts';

const cartDrawerTexts = {
  remove: '删除',
  go: '去购物车结算',
  chosen: (count: number) => `已选 ${count} 种`,
};

export type CartDrawerLineView<Id extends string | number = number> = {
  /** Unique among its siblings. */
  id: Id;
  name: string;
  href: string;
  picture?: string | undefined;
  /** Specification, e.g. 0.25g×24粒. */
  spec?: string | undefined;
  /** Price of one unit. */
  unitPrice: PriceValue;
  /** Decimal string. */
  quantity: string;
  /** Sales unit, e.g. 盒. */
  unit?: string | undefined;
  /** Why it cannot be bought. */
  blocked?: string | undefined;
  /** A remedy, next to the reason. */
  fix?: { label: string; href: string } | undefined;
  /** The line is being deleted. */
  busy?: boolean | undefined;
};

export type CartDrawerLinesProps<Id extends string | number = number> = {
  /** In cart order. */
  lines: readonly CartDrawerLineView<Id>[];
  onRemove: (id: Id) => void;
};

/** Estimated height in px of a line that is not rendered yet. */
const lineHeightPx = 78;

/** The cart's lines inside a `Drawer`. Long carts render lines as they come near the window. */
export function CartDrawerLines<Id extends string | number = number>({ lines, onRemove }: CartDrawerLinesProps<Id>) {
  const { count, rest } = useReach(lines.length, lineHeightPx);
  if (lines.length === 0) {
    return <EmptyState picture="cart" compact />;
  }
  return (
    <ul className={css.list}>
      {lines.slice(0, count).map((line, index) => (
        <CartDrawerLine
          key={line.id}
          line={line}
          onRemove={onRemove}
          {...(count < lines.length ? { position: index + 1, total: lines.length } : {})}
        />
      ))}
      {count < lines.length && (
        <li
          ref={rest}
          aria-hidden="true"
          className={css.rest}
          style={assignInlineVars([[css.restHeight, `${(lines.length - count) * lineHeightPx}px`]])}
        />
      )}
    </ul>
  );
}

type LineProps<Id extends string | number> = {
  line: CartDrawerLineView<Id>;
  onRemove: (id: Id) => void;
  /** Position among all lines, if only some are rendered. */
  position?: number;
  total?: number;
};

const CartDrawerLine = memo(function CartDrawerLine<Id extends string | number>({
  line,
  onRemove,
  position,
  total,
}: LineProps<Id>) {
  const texts = useTexts('cartDrawer', cartDrawerTexts);
  const refusal = usePurchaseRefusal();
  return (
    <li
      className={css.line}
      {...(line.busy ? { 'aria-busy': true } : {})}
      {...(position === undefined ? {} : { 'aria-posinset': position, 'aria-setsize': total })}
    >
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
          {line.fix && (
            <Anchor href={line.fix.href} className={css.fix}>
              {line.fix.label}
            </Anchor>
          )}
        </div>
      </div>
      <Reasoned reason={refusal}>
        <button
          type="button"
          className={css.remove}
          aria-label={`${texts.remove} ${line.name}`}
          title={texts.remove}
          {...(line.busy ? { 'aria-disabled': true } : { onClick: () => onRemove(line.id) })}
        >
          {line.busy ? <Spinner label="" /> : <TrashIcon />}
        </button>
      </Reasoned>
    </li>
  );
}) as <Id extends string | number>(props: LineProps<Id>) => ReactNode;

export type CartDrawerFootProps = {
  /** Number of chosen lines. */
  count: number;
  /** Decimal string. */
  total: string;
  href: string;
  /** E.g. 还差¥86.00包邮. */
  hint?: ReactNode;
};

/** The total of the chosen lines and the link to the cart page, at the foot of a `Drawer`. */
export function CartDrawerFoot({ count, total, href, hint }: CartDrawerFootProps) {
  const texts = useTexts('cartDrawer', cartDrawerTexts);
  return (
    <div className={css.foot}>
      {hint !== undefined && <div className={css.hint}>{hint}</div>}
      <div className={css.total}>
        <span>{texts.chosen(count)}</span>
        <Price value={total} size="large" />
      </div>
      <Button tone="price" size="large" block href={href}>
        {texts.go}
      </Button>
    </div>
  );
}
