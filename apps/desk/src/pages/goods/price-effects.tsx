import { operations, type Schemas } from '@yaoji/api-client/desk';
import { subtractMoney } from '@yaoji/domain';
import { formatMoney } from '@yaoji/ui';
import { useEffect, useState } from 'react';
import * as css from '#pages/parts/page.css.ts';
import { useRead } from '#shared/api/use-read.ts';
import * as own from './goods-page.css.ts';
import type { Goods } from './use-edits.ts';

type Effect = Schemas['PriceEffect'];

/** `cost` is undefined if it does not change. */
type NewPrice = { readonly seen: Goods; readonly price: string; readonly cost?: string | null | undefined };

const isFigure = (text: string) => /^\d{1,10}(\.\d{1,4})?$/.test(text);
const isPrice = (text: string) => isFigure(text) && Number(text) > 0;

const quietMs = 400;
const largeShare = 0.3;

/** Effects of new prices, a short line for each product; fetched once typing pauses. */
export function PriceEffects({ rows }: { rows: readonly NewPrice[] }) {
  const valid = rows.filter(({ price, cost }) => isPrice(price) && isFigure(cost || '0'));
  const typed = valid
    .map(({ seen, price, cost }) => [seen.id, price, ...(cost === undefined ? [] : [cost || '0'])].join(':'))
    .join(',');
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), quietMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const effects = useRead(
    operations.listPriceEffects,
    { query: { prices: asked } },
    { isList: true, enabled: asked !== '' },
  );
  if (valid.length === 0) return null;
  return (
    <ul className={own.effects} aria-label="调价影响">
      {valid.map(({ seen, price, cost = seen.cost }) => (
        <li key={seen.id}>
          <span className={css.strong}>{seen.name}</span> <Change before={seen.price} after={price} />
          <Margin before={marginText(seen.price, seen.cost)} after={marginText(price, cost)} />
          {effects.data
            ?.filter(({ goodsId }) => goodsId === seen.id)
            .map((effect) => (
              <span
                key={`${effect.kind}${effect.title}`}
                className={effect.kind === 'beside' ? css.muted : css.warning}
              >
                {' · '}
                {wordsOf(effect)}
              </span>
            ))}
        </li>
      ))}
    </ul>
  );
}

/** The margin over the cost, as an amount and as a share of the price; '' if either is unknown. */
export const marginText = (price: string | null, cost: string | null | undefined): string => {
  if (price === null || !cost || Number(cost) === 0) return '';
  const margin = subtractMoney(price, cost);
  return `${formatMoney(margin)} (${((Number(margin) / Number(price)) * 100).toFixed(1)}%)`;
};

function Margin({ before, after }: { before: string; after: string }) {
  if (!after) return null;
  return (
    <span className={css.muted}>
      {' · '}毛利 {before && before !== after ? `${before} → ` : ''}
      {after}
    </span>
  );
}

function Change({ before, after }: { before: string | null; after: string }) {
  if (before !== null && Number(before) === Number(after)) return <>{formatMoney(after)}</>;
  if (before === null) return <>无报价 → {formatMoney(after)}</>;
  const share = Number(after) / Number(before) - 1;
  return (
    <>
      {formatMoney(before)} → {formatMoney(after)}{' '}
      <span className={Math.abs(share) > largeShare ? css.warning : css.muted}>
        {share > 0 ? '+' : ''}
        {(share * 100).toFixed(1)}%
      </span>
    </>
  );
}

const wordsOf = ({ kind, title, price }: Effect): string =>
  ({
    tier: `不能保存：满 ${Number(title)} 的阶梯价 ${formatMoney(price)} 不低于新价`,
    cost: `低于进价 ${formatMoney(price)}`,
    tierCost: `满 ${Number(title)} 的阶梯价 ${formatMoney(price)} 低于进价`,
    activityCost: `活动「${title}」${formatMoney(price)} 低于进价`,
    overtaken: `活动「${title}」${formatMoney(price)} 不再便宜`,
    beside: `活动「${title}」仍为 ${formatMoney(price)}`,
    retail: `高于建议零售价 ${formatMoney(price)}`,
    plan: `定时调价 ${formatMoney(price)} 到时会替换它`,
  })[kind];
