import type { PointsGoods } from '@yaoji/api-client/wire';
import { PointsGoodsCard } from '@yaoji/ui';
import { ExchangeButton } from './exchange-button.tsx';

type PointsOfferProps = {
  goods: PointsGoods;
  /** The buyer's points; undefined until loaded. */
  points: number | undefined;
  /** The login page, for visitors. */
  loginHref: string | undefined;
  onExchange: (goods: PointsGoods) => void;
  onOpen: (goods: PointsGoods) => void;
};

/** A product of the points mall, or the reason why the buyer cannot have it. */
export function PointsOffer({ goods, points, loginHref, onExchange, onOpen }: PointsOfferProps) {
  const { name, image, points: cost, suggestedPrice, description, stock, limit } = goods;
  return (
    <PointsGoodsCard
      goods={{
        name,
        picture: image,
        points: cost,
        worth: suggestedPrice,
        description,
        stock: `剩余 ${stock} 份`,
        limit: limit > 0 ? `每家限兑 ${limit} 份` : undefined,
      }}
      action={
        <ExchangeButton
          block
          tone="brandOutline"
          goods={goods}
          points={points}
          loginHref={loginHref}
          onExchange={() => onExchange(goods)}
        />
      }
      onOpen={() => onOpen(goods)}
    />
  );
}
