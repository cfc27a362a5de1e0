import { useQuery } from '@tanstack/react-query';
import type { GoodsDetail } from '@yaoji/api-client/wire';
import { Button, formatMoney } from '@yaoji/ui';
import { userStateQuery } from '#features/user/user.queries.ts';
import { formatDay } from '#shared/time/format-time.ts';
import * as css from './goods-detail.css.ts';

type GoodsFactsProps = { detail: GoodsDetail; onTakeQuantity: (quantity: string) => void };

/** The facts a buyer compares before choosing a quantity. */
export function GoodsFacts({ detail: { goods, bought }, onTakeQuantity }: GoodsFactsProps) {
  const delivery = useQuery(userStateQuery()).data?.deliveryText;
  return (
    <dl className={css.facts}>
      <Fact name="效期" value={goods.expiry} urgent={goods.isExpiryUrgent} />
      <Fact name="库存" value={goods.stockLabel} />
      <Fact name="中包装" value={`${goods.packStep}${goods.unit}`} />
      <Fact name="件装" value={goods.caseSize === '0' ? null : `${goods.caseSize}${goods.unit}`} />
      <Fact name="限购" value={goods.purchaseCapText} />
      <Fact name="包邮" value={goods.freeShippingText} />
      <Fact name="配送" value={delivery} className={css.delivery} />
      {bought && (
        <div className={css.bought}>
          <dt className={css.quiet}>上次购买</dt>
          <dd>
            {formatMoney(bought.lastPrice)} × {bought.lastQuantity}
            {goods.unit}，{formatDay(bought.lastAt)}
            <span className={css.quiet}>
              （共 {bought.times} 次 {bought.quantity}
              {goods.unit}）
            </span>
          </dd>
          {!goods.block && (
            <dd>
              <Button size="small" tone="plain" onClick={() => onTakeQuantity(bought.lastQuantity)}>
                按上次数量
              </Button>
            </dd>
          )}
        </div>
      )}
    </dl>
  );
}

type FactProps = { name: string; value: string | null | undefined; urgent?: boolean; className?: string };

function Fact({ name, value, urgent = false, className = css.fact }: FactProps) {
  if (!value) return null;
  return (
    <div className={className}>
      <dt className={css.quiet}>{name}</dt>
      <dd className={urgent ? css.urgent : undefined}>{value}</dd>
    </div>
  );
}
