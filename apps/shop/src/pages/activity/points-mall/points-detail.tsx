import type { PointsGoods } from '@yaoji/api-client/wire';
import { DescriptionList, Dialog, formatCount, formatMoney, GoodsPicture } from '@yaoji/ui';
import { ExchangeButton } from './exchange-button.tsx';
import * as css from './exchange-dialog.css.ts';

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
  return (
    <Dialog
      open
      title={name}
      onClose={onClose}
      footer={<ExchangeButton goods={goods} points={points} loginHref={loginHref} onExchange={onExchange} />}
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
