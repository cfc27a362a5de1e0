import { operations } from '@yaoji/api-client';
import type { PointsGoods } from '@yaoji/api-client/wire';
import { Button, type ButtonProps, formatCount } from '@yaoji/ui';
import { RoleButton } from '#features/user/role-button.tsx';

type ExchangeButtonProps = Pick<ButtonProps, 'block' | 'tone'> & {
  goods: PointsGoods;
  points: number | undefined;
  loginHref: string | undefined;
  onExchange: () => void;
};

/** Exchanges a product, leads visitors to the login page, or says why the buyer cannot have it. */
export function ExchangeButton({ goods, points, loginHref, onExchange, ...looks }: ExchangeButtonProps) {
  const { name, stock } = goods;
  if (loginHref && stock > 0)
    return (
      <Button {...looks} href={loginHref} aria-label={`登录后兑换 ${name}`}>
        登录后兑换
      </Button>
    );
  const reason = reasonAgainst(goods, points);
  const label = reason ?? '立即兑换';
  return (
    <RoleButton
      {...looks}
      operation={operations.exchangePoints}
      disabled={reason !== undefined}
      aria-label={`${label} ${name}`}
      onClick={onExchange}
    >
      {label}
    </RoleButton>
  );
}

/** Why the buyer cannot have it, or undefined; points are undefined until loaded. */
function reasonAgainst({ stock, points: cost }: PointsGoods, points: number | undefined) {
  if (stock === 0) return '已兑完';
  return points !== undefined && points < cost ? `还差 ${formatCount(cost - points)} 积分` : undefined;
}
