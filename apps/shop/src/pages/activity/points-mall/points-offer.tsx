import type { PointsGoods } from '@yaoji/api-client/wire';
import { Button, formatCount, PointsGoodsCard } from '@yaoji/ui';

type PointsOfferProps = {
  goods: PointsGoods;
  /** The buyer's points; undefined until loaded. */
  points: number | undefined;
  /** The login page, for visitors. */
  loginHref: string | undefined;
  onExchange: (goods: PointsGoods) => void;
  onOpen: (goods: PointsGoods) => void;
};

/** Why the buyer cannot have it, or undefined; points are undefined until loaded. */
export const reasonAgainst = ({ stock, points: cost }: PointsGoods, points: number | undefined) => {
  if (stock === 0) return '已兑完';
  return points !== undefined && points < cost ? `还差 ${formatCount(cost - points)} 积分` : undefined;
};

/** A product of the points mall, or the reason why the buyer cannot have it. */
export function PointsOffer({ goods, points, loginHref, onExchange, onOpen }: PointsOfferProps) {
  const { name, image, points: cost, suggestedPrice, description, stock, limit } = goods;
  const reason = reasonAgainst(goods, points);
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
      onExchange={() => onExchange(goods)}
      onOpen={() => onOpen(goods)}
      {...(reason ? { disabledReason: reason } : {})}
      {...(loginHref && stock > 0
        ? {
            action: (
              <Button block tone="brandOutline" href={loginHref} aria-label={`登录后兑换 ${name}`}>
                登录后兑换
              </Button>
            ),
          }
        : {})}
    />
  );
}
