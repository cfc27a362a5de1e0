import { operations } from '@yaoji/api-client';
import type { Checkout } from '@yaoji/api-client/wire';
import { Card, FormField, formatMoney, Notice, Price, TextArea } from '@yaoji/ui';
import { Amounts } from '#features/order/amounts.tsx';
import { RoleButton } from '#features/user/role-button.tsx';
import { linkTo } from '#shared/routing/link-to.ts';
import { AddressChoice } from './address-choice.tsx';
import { BenefitChoice } from './benefit-choice.tsx';
import * as css from './checkout.css.ts';
import { CheckoutLines } from './checkout-lines.tsx';
import { CheckoutNotices } from './checkout-notices.tsx';
import { DeliveryChoice } from './delivery-choice.tsx';
import { InvoiceChoice } from './invoice-choice.tsx';
import { PaperChoice } from './paper-choice.tsx';
import { RefusalDialog } from './refusal-dialog.tsx';
import type { useCheckoutChoices } from './use-checkout-choices.ts';
import { useSubmitCheckout } from './use-submit-checkout.ts';

type CheckoutFormProps = {
  checkout: Checkout;
  lineIds: readonly number[];
  draft: ReturnType<typeof useCheckoutChoices>;
  /** New figures are loading. */
  busy: boolean;
  /** A submission was refused because the figures changed; receives the new ones. */
  onRenewed: (checkout: Checkout) => void;
  /** The data behind the checkout were edited here: refetch it. */
  onOutdated: () => void;
};

const mostRemark = 200;

export function CheckoutForm({ checkout, lineIds, draft, busy, onRenewed, onOutdated }: CheckoutFormProps) {
  const { submit, isPlacing, refusal, changes, clearRefusal } = useSubmitCheckout({
    checkout,
    draft,
    onRenewed,
    onOutdated,
  });
  const { remark, change, wish } = draft;
  return (
    <>
      <div className={css.page}>
        <div className={css.choices}>
          <AddressChoice
            addresses={checkout.addresses}
            value={checkout.addressId}
            onChange={(addressId) => change({ addressId })}
            onSaved={onOutdated}
          />
          <DeliveryChoice checkout={checkout} onChoose={change} />
          <InvoiceChoice checkout={checkout} onChoose={change} onSaved={onOutdated} />
        </div>
        <BenefitChoice checkout={checkout} onChoose={change} />
        <PaperChoice checkout={checkout} draft={draft} />
        <CheckoutNotices checkout={checkout} selectedCount={lineIds.length} />
        {checkout.approval.length > 0 && (
          <Notice tone="warning" title="本单需要审批，同意后才下单">
            {checkout.approval.join('；')}
          </Notice>
        )}
        <CheckoutLines checkout={checkout} changes={changes} />
        <Card>
          <div className={css.bottom}>
            <div>
              <FormField label="订单备注">
                <TextArea
                  value={remark}
                  maxLength={mostRemark}
                  rows={3}
                  placeholder="如需药检报告、指定批号等，请在此说明"
                  onChange={(text) => wish({ remark: text })}
                />
              </FormField>
              <p className={css.wallet}>
                {checkout.walletAllowed
                  ? `账户余额 ${formatMoney(checkout.wallet.balance)}，提交订单后可用余额支付。`
                  : '本单含麻黄碱类复方制剂，不能使用余额、红包和优惠券。'}
              </p>
            </div>
            <div className={busy ? css.busy : undefined}>
              <Amounts
                amounts={{ ...checkout.totals, total: checkout.totals.payable }}
                freightReason={checkout.shipping.reason}
                totalLabel="应付金额"
              />
            </div>
          </div>
        </Card>
        <SubmitBar checkout={checkout} busy={busy} placing={isPlacing} onSubmit={submit} />
      </div>
      {refusal && (
        <RefusalDialog refusal={refusal} changes={changes} ordersHref={linkTo('order_list')} onClose={clearRefusal} />
      )}
    </>
  );
}

type SubmitBarProps = {
  checkout: Checkout;
  busy: boolean;
  placing: boolean;
  onSubmit: () => void;
};

/** Address, total and the submit button. */
function SubmitBar({ checkout, busy, placing, onSubmit }: SubmitBarProps) {
  const address = checkout.addresses.find(({ id }) => id === checkout.addressId);
  return (
    <div className={css.submitBar}>
      <span className={css.destination}>
        {address
          ? `寄送至：${address.region}${address.detail}　${address.receiver} ${address.phone}`
          : '请选择收货地址'}
      </span>
      <span className={css.payable}>
        应付
        <Price value={checkout.totals.payable} size="huge" />
      </span>
      <RoleButton
        operation={operations.placeOrder}
        tone="price"
        size="huge"
        loading={placing}
        disabled={busy || !address || checkout.lines.length === 0 || checkout.problems.length > 0}
        onClick={onSubmit}
      >
        {checkout.approval.length > 0 ? '提交采购申请' : '提交订单'}
      </RoleButton>
    </div>
  );
}
