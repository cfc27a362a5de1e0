import { Checkbox } from '../checkbox/checkbox.tsx';
import * as css from './cart-line.css.ts';

export type CartHeadProps = {
  /** All lines that can be chosen are chosen. */
  allSelected: boolean;
  /** Some, but not all, are chosen. */
  someSelected: boolean;
  onSelectAll: (selected: boolean) => void;
};

/** Names of the columns above the cart's groups. */
export function CartHead({ allSelected, someSelected, onSelectAll }: CartHeadProps) {
  return (
    <div className={css.head}>
      <span className={css.headAll}>
        <Checkbox
          label="全选"
          checked={allSelected}
          indeterminate={someSelected && !allSelected}
          onChange={onSelectAll}
        />
      </span>
      <span className={css.headCell}>商品</span>
      <span className={css.headCell}>单价</span>
      <span className={css.headCell}>数量</span>
      <span className={css.headCell}>金额</span>
      <span className={css.headCell} />
    </div>
  );
}
