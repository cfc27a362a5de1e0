import type { PointsGoods } from '@yaoji/api-client/wire';
import { Button, formatCount, PointsGoodsCard } from '@yaoji/ui';

type PointsOfferProps = {
  goods: PointsGoods;
  /** The buyer's points; undefined until loaded. */
  points: number | undefined;
  /** The login page, for visitors. */
  loginHref: string | undefined;
  onExchange: (goods: PointsGoods) => void;
};

/** A product of the points mall, or the reason why the buyer cannot have it. */
export function PointsOffer({ goods, points, loginHref, onExchange }: PointsOfferProps) {
  const { name, image, points: cost, suggestedPrice, description, stock, limit } = goods;
  const reason =
    stock === 0
      ? '已兑完'
      : points !== undefined && points < cost
        ? `还差 ${formatCount(cost - points)} 积分`
        : undefined;
  return (
    <PointsGoodsCard
      goods={{
        name,
        picture: image,
        points: cost,
        worth: suggestedPrice,
        description,
        stock: `剩余 ${stock} 件`,
        limit: limit > 0 ? `每家限兑 ${limit} 件` : undefined,
      }}
      onExchange={() => onExchange(goods)}
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
