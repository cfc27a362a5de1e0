import type { KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { Price, type PriceValue } from '../price/price.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import type { QuantityClamp, QuantityLimits } from '../quantity-stepper/use-quantity-draft.ts';
import { Select, type SelectOption } from '../select/select.tsx';
import * as css from './purchase-row.css.ts';

const purchaseRowTexts = {
  row: (row: number) => `第 ${row} 行`,
  include: (row: number) => `加入第 ${row} 行`,
  choose: (row: number) => `第 ${row} 行的商品`,
  undecided: (count: number) => `请选择（${count} 个相近商品）`,
  none: '没有找到商品',
  quantity: (name: string) => `${name} 数量`,
  next: '换一家',
};

export type PurchaseRowView = {
  /** Row number in the original list. */
  row: number;
  /** Original text. */
  text: string;
  /** Candidates, best first. */
  options: readonly SelectOption[];
  /** The matched product. */
  goods?:
    | {
        id: string;
        name: string;
        href: string;
        facts?: string | undefined;
        price: PriceValue;
        /** Quality of the match. */
        fit?: { text: string; tone: 'success' | 'warning' | 'danger' } | undefined;
      }
    | undefined;
  /** Says that there are equal products, and why this one is proposed. */
  mark?: string | undefined;
  /** Decimal string. */
  quantity: string;
  /** The quantities that can be ordered. */
  limits: QuantityLimits;
  /** Quantity times price. */
  amount?: string | undefined;
  /** Whether the row is ordered. */
  isIncluded: boolean;
  /** Rounding, cap, or why it cannot be ordered. */
  message?: string | undefined;
  /** Colours the message and the edge. Default `plain`. */
  state?: 'plain' | 'warning' | 'danger' | 'success';
};

export type PurchaseRowProps = {
  view: PurchaseRowView;
  /** Returns the nearest quantity that can be ordered. The app owns the rules. */
  clamp: QuantityClamp;
  onInclude: (row: number, included: boolean) => void;
  /** Called with '' when the match is cleared. */
  onChoose: (row: number, value: string) => void;
  /** Called with a valid quantity. */
  onQuantityChange: (row: number, quantity: string) => void;
  /** Takes the next equal product, by a press or by the second function key. Absent if there is no other. */
  onNext?: ((row: number) => void) | undefined;
  /** After the match, or in a row without one: a link to search. */
  action?: ReactNode;
};

/** A row of a purchase list: original text, match and quantity. */
export function PurchaseRow(props: PurchaseRowProps) {
  const { view, clamp, onInclude, onQuantityChange, onNext } = props;
  const texts = useTexts('purchaseRow', purchaseRowTexts);
  const { row, text, goods, quantity, limits, amount, isIncluded, state = 'plain' } = view;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'F2' || !onNext) return;
    event.preventDefault();
    onNext(row);
  };
  return (
    <article aria-label={texts.row(row)} className={css.edge[state]} onKeyDown={onKeyDown}>
      <div className={css.columns}>
        <div className={css.include}>
          <Checkbox
            label={texts.include(row)}
            labelHidden
            checked={isIncluded}
            disabled={!goods || limits.disabled}
            onChange={(included) => onInclude(row, included)}
          />
          <span className={css.number}>{row}</span>
        </div>
        <div className={css.text} title={text}>
          {text}
        </div>
        <RowMatch {...props} />
        <div className={css.price}>{goods && <Price value={goods.price} size="small" />}</div>
        <div>
          {goods && (
            <QuantityStepper
              size="small"
              label={texts.quantity(goods.name)}
              value={quantity}
              limits={limits}
              clamp={clamp}
              onChange={(next) => onQuantityChange(row, next)}
            />
          )}
        </div>
        <div className={css.amount}>{amount && <Price value={amount} size="small" tone="ink" weight="semi" />}</div>
      </div>
    </article>
  );
}

/** The choice, the product and its notes. */
function RowMatch({ view, onChoose, onNext, action }: PurchaseRowProps) {
  const texts = useTexts('purchaseRow', purchaseRowTexts);
  const { row, options, goods, mark, message, state = 'plain' } = view;
  return (
    <div className={css.match}>
      {(options.length > 1 || (options.length === 1 && !goods)) && (
        <Select
          size="small"
          block
          aria-label={texts.choose(row)}
          placeholder={texts.undecided(options.length)}
          options={options}
          value={goods?.id ?? ''}
          onChange={(value) => onChoose(row, value)}
        />
      )}
      {goods && (
        <div className={css.goods}>
          <Anchor href={goods.href} className={css.name}>
            {goods.name}
          </Anchor>
          <span className={css.quiet}>{goods.facts}</span>
          {goods.fit && <span className={css.fit[goods.fit.tone]}>{goods.fit.text}</span>}
          {mark && (
            <span className={css.equal}>
              <span className={css.mark}>{mark}</span>
              {onNext && (
                <Button tone="plain" size="small" aria-keyshortcuts="F2" onClick={() => onNext(row)}>
                  {texts.next}
                </Button>
              )}
            </span>
          )}
          {options.length > 0 && action}
        </div>
      )}
      {options.length === 0 && (
        <div className={css.goods}>
          <span className={css.quiet}>{message || texts.none}</span>
          {action}
        </div>
      )}
      {options.length > 0 && message && <div className={css.message[state]}>{message}</div>}
    </div>
  );
}
