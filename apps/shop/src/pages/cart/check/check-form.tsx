import type { Checkout } from '@yaoji/api-client/wire';
import { Button, Card, FormField, formatMoney, Link, Price, TextArea } from '@yaoji/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Amounts } from '#features/order/amounts.tsx';
import { checkLineView } from '#features/order/line-view.ts';
import { OrderLineTable } from '#features/order/order-line-table.tsx';
import { usePlaceOrder } from '#features/order/place-order.mutation.ts';
import { readPlaceRefusal } from '#features/order/place-refusal.ts';
import { href } from '#shared/routing/href.ts';
import { linkTo } from '#shared/routing/link-to.ts';
import { AddressChoice } from './address-choice.tsx';
import { BenefitChoice } from './benefit-choice.tsx';
import * as css from './check.css.ts';
import { DeliveryChoice, InvoiceChoice } from './delivery-choice.tsx';
import { RefusalDialog } from './refusal-dialog.tsx';
import { type CheckChoices, choicesOf } from './use-check-choices.ts';

type CheckFormProps = {
  readonly check: Checkout;
  readonly lineIds: readonly number[];
  /** New figures are on their way. */
  readonly busy: boolean;
  readonly onChoose: (choices: CheckChoices) => void;
  /** The submission was refused because the figures changed: these are the new ones. */
  readonly onRenewed: (check: Checkout) => void;
  readonly onRefused: () => void;
};

export function CheckForm({ check, lineIds, busy, onChoose, onRenewed, onRefused }: CheckFormProps) {
  const navigate = useNavigate();
  const [remark, setRemark] = useState('');
  const place = usePlaceOrder();
  const refusal = readPlaceRefusal(place.error);
  const address = check.addresses.find(({ id }) => id === check.addressId);

  const submit = () => {
    if (place.isPending) return;
    const form = {
      ...choicesOf(check),
      lineIds: check.lines.filter(({ kind }) => kind !== 'gift').map(({ id }) => id),
      idempotencyKey: check.idempotencyKey,
      expectedTotal: check.expectedTotal,
      remark: remark.trim(),
    };
    place.mutate(form, {
      onSuccess: (order) => {
        const target =
          order.status === 'pending' ? href('cart_step3', { id: order.id }) : href('cart_step4', {}, { id: order.id });
        void navigate(target, { replace: true });
      },
      onError: (error) => {
        const found = readPlaceRefusal(error);
        if (found?.kind === 'priceChanged') onRenewed(found.checkout);
        if (found?.kind === 'linesRefused') onRefused();
      },
    });
  };

  return (
    <>
      <div className={css.page}>
        <AddressChoice
          addresses={check.addresses}
          value={check.addressId}
          onChange={(addressId) => onChoose({ addressId })}
        />
        <div className={css.pair}>
          <DeliveryChoice check={check} onChoose={onChoose} />
          <InvoiceChoice check={check} onChoose={onChoose} />
        </div>
        <Notices check={check} selectedCount={lineIds.length} />
        <Card
          title="商品清单"
          note={`共 ${check.totals.lineCount} 种`}
          aside={<Link href={href('cart')}>返回购物车修改</Link>}
        >
          <OrderLineTable
            label="商品清单"
            lines={check.lines.map((line) => checkLineView(line, notesOf(check, line.id)))}
          />
          {check.rules.gifts.map((gift) => (
            <p key={`${gift.activityId} ${gift.goodsId}`} className={css.wallet}>
              赠品：{gift.name} ×{gift.number}
              {gift.unit}
              {gift.shortage ? `（${gift.shortage}）` : ''}
            </p>
          ))}
        </Card>
        <BenefitChoice check={check} onChoose={onChoose} />
        <Card>
          <div className={css.bottom}>
            <div>
              <FormField label="订单备注" hint={`还可输入 ${200 - remark.length} 字`}>
                <TextArea
                  value={remark}
                  maxLength={200}
                  rows={3}
                  placeholder="如需药检报告、指定批号等，请在此说明"
                  onChange={setRemark}
                />
              </FormField>
              <p className={css.wallet}>
                {check.walletAllowed
                  ? `账户余额 ${formatMoney(check.wallet.balance)}，提交订单后可用余额支付。`
                  : '本单含麻黄碱类复方制剂，不能使用余额、红包和优惠券。'}
              </p>
            </div>
            <div className={busy ? css.busy : undefined}>
              <Amounts amounts={{ ...check.totals, total: check.totals.payable }} totalLabel="应付金额" />
            </div>
          </div>
        </Card>
        <div className={css.submitBar}>
          <span className={css.destination}>
            {address
              ? `寄送至：${address.region}${address.detail}　${address.receiver} ${address.phone}`
              : '请选择收货地址'}
          </span>
          <span className={css.payable}>
            应付
            <Price value={check.totals.payable} size="huge" />
          </span>
          <Button
            tone="price"
            size="huge"
            loading={place.isPending}
            disabled={busy || !address || check.lines.length === 0 || check.problems.length > 0}
            onClick={submit}
          >
            提交订单
          </Button>
        </div>
      </div>
      {refusal && <RefusalDialog refusal={refusal} ordersHref={linkTo('order_list')} onClose={() => place.reset()} />}
    </>
  );
}

/** What stops the order, and what should be known before it. */
function Notices({ check, selectedCount }: { readonly check: Checkout; readonly selectedCount: number }) {
  const { problems, refused, warnings } = check;
  return (
    <>
      {problems.length + refused.length > 0 && (
        <ul className={css.problems} aria-label="需要处理">
          {problems.map(({ code, message }) => (
            <li key={code}>{message}</li>
          ))}
          {refused.length > 0 && (
            <li>{`已选 ${selectedCount} 种商品中有 ${refused.length} 种无法购买，未计入本单：`}</li>
          )}
          {refused.map(({ lineId, name, message }) => (
            <li key={lineId}>
              {name}：{message}
            </li>
          ))}
        </ul>
      )}
      {warnings.length > 0 && (
        <ul className={css.notices} aria-label="提醒">
          {warnings.map(({ code, message }) => (
            <li key={`${code} ${message}`}>{message}</li>
          ))}
        </ul>
      )}
    </>
  );
}

const notesOf = ({ warnings }: Checkout, lineId: number) =>
  warnings.filter(({ lineIds }) => lineIds.includes(lineId)).map(({ message }) => message);
