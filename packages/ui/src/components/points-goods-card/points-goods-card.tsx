import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { formatCount } from '../price/format-count.ts';
import { Price } from '../price/price.tsx';
import * as css from './points-goods-card.css.ts';

const pointsGoodsCardTexts = { points: '积分', worth: '价值' };

export type PointsGoodsView = {
  name: string;
  picture?: string | undefined;
  /** Points for one. */
  points: number;
  /** Its value, as a decimal string. */
  worth?: string | undefined;
  /** A short description. */
  description?: string | undefined;
  /** E.g. 剩余 36 件. */
  stock?: string | undefined;
  /** E.g. 每家限兑 2 件. */
  limit?: string | undefined;
};

export type PointsGoodsCardProps = {
  goods: PointsGoodsView;
  /** The button to exchange it, or a link to log in. */
  action: ReactNode;
  /** Opens its details; the picture and the name then do. */
  onOpen?: () => void;
};

/** A product to redeem with points. */
export function PointsGoodsCard({ goods, action, onOpen }: PointsGoodsCardProps) {
  const texts = useTexts('pointsGoodsCard', pointsGoodsCardTexts);
  const { name, picture, points, worth, description, stock, limit } = goods;
  return (
    <article aria-label={name} className={css.card}>
      <span className={css.picture}>
        <GoodsPicture src={picture} alt="" size={150} />
      </span>
      <h3 className={css.name} title={name}>
        {onOpen ? (
          <button type="button" className={css.open} aria-haspopup="dialog" onClick={onOpen}>
            {name}
          </button>
        ) : (
          name
        )}
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
      {action}
    </article>
  );
}
