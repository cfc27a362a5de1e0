import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Button } from '../button/button.tsx';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { formatCount } from '../price/format-count.ts';
import { Price } from '../price/price.tsx';
import * as css from './points-goods-card.css.ts';

export const pointsGoodsCardTexts = { points: '积分', worth: '价值', exchange: '立即兑换' };

export type PointsGoodsView = {
  /** What it is called. */
  name: string;
  /** Address of the picture. */
  picture?: string | undefined;
  /** Points for one. */
  points: number;
  /** What it is worth, as a decimal string. */
  worth?: string | undefined;
  /** A sentence about it. */
  description?: string | undefined;
  /** E.g. 剩余 36 件. */
  stock?: string | undefined;
  /** E.g. 每家限兑 2 件. */
  limit?: string | undefined;
};

export type PointsGoodsCardProps = {
  /** What is shown of the goods. */
  goods: PointsGoodsView;
  /** Asked to exchange points for it. */
  onExchange: () => void;
  /** Why it cannot be exchanged, e.g. 积分不足, 已兑完; stands on the button. */
  disabledReason?: string;
  /** It is being exchanged. Default false. */
  exchanging?: boolean;
  /** Instead of the button, e.g. a link to log in. */
  action?: ReactNode;
};

/** Goods that are paid for with points. */
export function PointsGoodsCard({
  goods,
  onExchange,
  disabledReason,
  exchanging = false,
  action,
}: PointsGoodsCardProps) {
  const texts = useTexts('pointsGoodsCard', pointsGoodsCardTexts);
  const { name, picture, points, worth, description, stock, limit } = goods;
  return (
    <article aria-label={name} className={css.card}>
      <span className={css.picture}>
        <GoodsPicture src={picture} alt="" size={150} />
      </span>
      <h3 className={css.name} title={name}>
        {name}
      </h3>
      <p className={css.quiet}>{description}</p>
      <p className={css.points}>
        <strong className={css.figure}>{formatCount(points)}</strong> {texts.points}
        {worth && (
          <span className={css.worth}>
            {texts.worth} <Price value={worth} size="small" tone="muted" />
          </span>
        )}
      </p>
      <p className={css.facts}>
        <span>{stock}</span>
        <span>{limit}</span>
      </p>
      {action ?? (
        <Button
          block
          tone="brandOutline"
          disabled={disabledReason !== undefined}
          loading={exchanging}
          aria-label={`${disabledReason ?? texts.exchange} ${name}`}
          onClick={onExchange}
        >
          {disabledReason ?? texts.exchange}
        </Button>
      )}
    </article>
  );
}
