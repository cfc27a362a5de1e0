import { classNames } from '../../theme/class-names.ts';
import * as css from './goods-card.css.ts';
import type { GoodsView } from './goods-view.ts';

export function GoodsFacts({ goods }: { goods: GoodsView }) {
  const facts = [
    { name: '效期', value: goods.expiry, warning: goods.expiryWarning },
    { name: '库存', value: goods.stock },
    { name: '中包装', value: goods.packStep },
    { name: '件装', value: goods.caseSize },
  ];
  return (
    <dl className={css.facts}>
      {facts.map(({ name, value, warning }) => (
        <div key={name} className={css.fact}>
          <dt className={css.factName}>{name}</dt>
          <dd className={classNames(css.factValue, warning && css.factWarning)} title={value}>
            {value ?? '—'}
          </dd>
        </div>
      ))}
    </dl>
  );
}
