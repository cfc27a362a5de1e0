import { operations } from '@yaoji/api-client';
import type { PointsGoods } from '@yaoji/api-client/wire';
import { Button, DescriptionList, Dialog, formatCount, formatMoney, GoodsPicture } from '@yaoji/ui';
import { RoleButton } from '#features/user/role-button.tsx';
import * as css from './exchange-dialog.css.ts';
import { reasonAgainst } from './points-offer.tsx';

type PointsDetailProps = {
  goods: PointsGoods;
  points: number | undefined;
  loginHref: string | undefined;
  onExchange: () => void;
  onClose: () => void;
};

/** A product of the points mall with all that is known of it. */
export function PointsDetail({ goods, points, loginHref, onExchange, onClose }: PointsDetailProps) {
  const { name, image, description, points: cost, suggestedPrice, stock, limit } = goods;
  const reason = reasonAgainst(goods, points);
  return (
    <Dialog
      open
      title={name}
      onClose={onClose}
      footer={
        loginHref && stock > 0 ? (
          <Button href={loginHref}>登录后兑换</Button>
        ) : (
          <RoleButton operation={operations.exchangePoints} disabled={reason !== undefined} onClick={onExchange}>
            {reason ?? '立即兑换'}
          </RoleButton>
        )
      }
    >
      <div className={css.detail}>
        <GoodsPicture src={image} alt={name} size={240} />
        <div className={css.body}>
          <p className={css.text}>{description}</p>
          <DescriptionList
            columns={1}
            items={[
              { label: '积分', value: `${formatCount(cost)} 积分 / 份` },
              { label: '价值', value: formatMoney(suggestedPrice) },
              { label: '剩余', value: `${formatCount(stock)} 份` },
              { label: '限兑', value: limit > 0 ? `每家 ${formatCount(limit)} 份` : '不限' },
            ]}
          />
        </div>
      </div>
    </Dialog>
  );
}
