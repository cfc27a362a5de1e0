import { useQuery, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { PointsGoods } from '@yaoji/api-client/wire';
import { clampQuantity, quantityLimits } from '@yaoji/domain';
import { Dialog, FormField, formatCount, GoodsPicture, QuantityStepper, toast } from '@yaoji/ui';
import { useState } from 'react';
import { addressesQuery } from '#features/address/address.queries.ts';
import { useExchangePoints } from '#features/points/exchange-points.mutation.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { userKeys } from '#features/user/user.queries.ts';
import { walletKeys } from '#features/wallet/wallet.queries.ts';
import { useMutateOnce } from '#shared/forms/use-mutate-once.ts';
import { linkTo } from '#shared/routing/link-to.ts';
import { ExchangeAddress } from './exchange-address.tsx';
import * as css from './exchange-dialog.css.ts';

type ExchangeDialogProps = { goods: PointsGoods; points: number | undefined; onClose: () => void };

/** Exchanges points for a quantity of a product, sent to an address. */
export function ExchangeDialog({ goods, points, onClose }: ExchangeDialogProps) {
  const client = useQueryClient();
  const { data: addresses } = useQuery(addressesQuery());
  const [wished, setWished] = useState('1');
  const [chosenId, setChosenId] = useState(0);
  const exchange = useExchangePoints();
  const exchangeOnce = useMutateOnce(exchange);

  const limits = limitsOf(goods, points);
  const { quantity } = clampQuantity(wished, limits);
  const cost = Number(quantity) * goods.points;
  const address = addresses?.find(({ id }) => id === chosenId) ?? addresses?.[0];

  const submit = () => {
    if (!address) return;
    exchangeOnce(
      { goodsId: goods.id, quantity: Number(quantity), addressId: address.id },
      {
        onSuccess: () => {
          const orders = linkTo('points_orders');
          toast.success('兑换成功', orders ? { action: { label: '查看兑换记录', href: orders } } : {});
          void client.invalidateQueries({ queryKey: walletKeys.all });
          void client.invalidateQueries({ queryKey: userKeys.state });
          onClose();
        },
      },
    );
  };

  return (
    <Dialog
      open
      title="兑换确认"
      onClose={onClose}
      footer={
        <>
          <span className={css.cost}>
            需 <strong className={css.points}>{formatCount(cost)}</strong> 积分
            {points !== undefined && `，兑换后剩余 ${formatCount(points - cost)}`}
          </span>
          <RoleButton
            operation={operations.exchangePoints}
            disabled={!address || limits.disabled}
            loading={exchange.isPending}
            onClick={submit}
          >
            确认兑换
          </RoleButton>
        </>
      }
    >
      <div className={css.body}>
        <div className={css.goods}>
          <GoodsPicture src={goods.image} alt="" size={72} />
          <div>
            <p className={css.name}>{goods.name}</p>
            <p className={css.quiet}>{goods.description}</p>
            <p className={css.points}>{formatCount(goods.points)} 积分 / 份</p>
          </div>
        </div>
        <FormField label="兑换数量" group>
          <QuantityStepper
            label="兑换数量"
            value={quantity}
            limits={limits}
            clamp={clampQuantity}
            onChange={setWished}
          />
        </FormField>
        <FormField label="收货地址" required group>
          <ExchangeAddress chosenId={address?.id} onChoose={setChosenId} />
        </FormField>
      </div>
    </Dialog>
  );
}

const limitsOf = ({ stock, limit, points: cost }: PointsGoods, points: number | undefined) =>
  quantityLimits({
    packStep: '1',
    stock: String(stock),
    purchaseCap: String(limit),
    quotaLeft: points === undefined ? null : String(Math.floor(points / cost)),
    buyable: true,
  });
