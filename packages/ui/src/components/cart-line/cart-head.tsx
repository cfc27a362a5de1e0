import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { usePurchaseRefusal } from '../add-to-cart-button/purchase-refusal.tsx';
import { box } from '../cart-group/cart-group.css.ts';
import { Checkbox } from '../checkbox/checkbox.tsx';
import * as css from './cart-line.css.ts';

const cartHeadTexts = {
  all: '全选',
  goods: '商品',
  price: '单价',
  quantity: '数量',
  amount: '金额',
  edit: '编辑',
};

export type CartHeadProps = {
  allSelected: boolean;
  someSelected: boolean;
  onSelectAll: (selected: boolean) => void;
};

/** Column headings above the groups of a cart. */
export function CartHead({ allSelected, someSelected, onSelectAll }: CartHeadProps) {
  const texts = useTexts('cartHead', cartHeadTexts);
  const refusal = usePurchaseRefusal();
  return (
    <div className={box}>
      <div className={css.head}>
        <span className={css.headAll}>
          <Checkbox
            label={texts.all}
            disabled={refusal !== null}
            checked={allSelected}
            indeterminate={someSelected && !allSelected}
            onChange={onSelectAll}
          />
        </span>
        <span className={css.headCell}>{texts.goods}</span>
        <span className={classNames(css.headCell, css.end)}>{texts.price}</span>
        <span className={css.headCell}>{texts.quantity}</span>
        <span className={classNames(css.headCell, css.end)}>{texts.amount}</span>
        <span className={css.headCell} />
        <span className={css.edit}>
          <Checkbox label={texts.edit} />
        </span>
      </div>
    </div>
  );
}
