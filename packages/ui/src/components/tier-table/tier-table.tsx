import { useTexts } from '../../texts/texts-provider.tsx';
import { visuallyHidden } from '../../theme/visually-hidden.css.ts';
import { formatMoney } from '../price/format-money.ts';
import * as css from './tier-table.css.ts';

const tierTableTexts = { label: '阶梯价', from: '阶梯数量', price: '单价' };

export type TierTableProps = {
  /** From the lowest quantity up; quantities and prices are decimal strings. */
  tiers: readonly { from: string; price: string }[];
  /** Unit of the quantities, e.g. 盒. */
  unit?: string;
  /** `from` of the tier that the chosen quantity reaches. */
  current?: string | undefined;
};

/** Prices by quantity, with the reached tier marked. */
export function TierTable({ tiers, unit = '', current }: TierTableProps) {
  const texts = useTexts('tierTable', tierTableTexts);
  return (
    <table className={css.table}>
      <caption className={visuallyHidden}>{texts.label}</caption>
      <tbody>
        <tr>
          <th scope="row" className={css.head}>
            {texts.from}
          </th>
          {tiers.map((tier) => (
            <td key={tier.from} className={css.cell} {...(tier.from === current ? { 'aria-current': true } : {})}>
              ≥ {tier.from}
              {unit}
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row" className={css.head}>
            {texts.price}
          </th>
          {tiers.map((tier) => (
            <td key={tier.from} className={css.cell} {...(tier.from === current ? { 'aria-current': true } : {})}>
              {formatMoney(tier.price)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
