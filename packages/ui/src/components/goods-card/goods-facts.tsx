import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import * as css from './goods-facts.css.ts';
import type { GoodsView } from './goods-view.ts';

const goodsFactsTexts = { expiry: '效期', stock: '库存', pack: '中包装', case: '件装' };

export function GoodsFacts({ goods, alone }: { goods: GoodsView; alone: boolean }) {
  const texts = useTexts('goodsFacts', goodsFactsTexts);
  const facts = [
    { name: texts.expiry, value: goods.expiry, warning: goods.expiryWarning },
    { name: texts.stock, value: goods.stock },
    { name: texts.pack, value: goods.packStep && goods.packStep + (goods.unit ?? '') },
    { name: texts.case, value: goods.caseSize },
  ].filter(({ value }) => value);
  return (
    <dl className={classNames(css.facts, alone && css.factsAlone)}>
      {facts.map(({ name, value, warning }) => (
        <div key={name} className={css.fact}>
          <dt className={css.factName}>{name}</dt>
          <dd className={classNames(css.factValue, warning && css.factWarning)} title={value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
