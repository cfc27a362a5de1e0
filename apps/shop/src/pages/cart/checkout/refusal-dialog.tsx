import { Button, Dialog, formatMoney } from '@yaoji/ui';
import type { PlaceRefusal } from './place-refusal.ts';
import type { PriceChange } from './price-changes.ts';
import * as css from './refusal-dialog.css.ts';

type RefusalDialogProps = {
  refusal: PlaceRefusal;
  changes: readonly PriceChange[];
  ordersHref: string | null;
  onClose: () => void;
};

/** Says that no order was placed and why: new figures (O3), unavailable lines (O2) or already submitted (O1). */
export function RefusalDialog({ refusal, changes, ordersHref, onClose }: RefusalDialogProps) {
  const isSubmitted = refusal.kind === 'submitted' && ordersHref;
  return (
    <Dialog
      open
      role="alertdialog"
      title={isSubmitted ? '订单已提交' : '订单未提交'}
      onClose={onClose}
      footer={
        isSubmitted ? <Button href={ordersHref}>查看我的订单</Button> : <Button onClick={onClose}>核对订单</Button>
      }
    >
      <p className={css.message}>{refusal.message}</p>
      {refusal.kind === 'priceChanged' && (
        <>
          <p className={css.message}>
            最新应付金额 <strong>{formatMoney(refusal.checkout.totals.payable)}</strong>
            ，订单尚未提交，请核对后重新提交。
          </p>
          {changes.length > 0 && (
            <ul className={css.lines} aria-label="变化的商品">
              {changes.map(({ lineId, name, message }) => (
                <li key={lineId}>
                  <strong>{name}</strong>：{message}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {refusal.kind === 'linesRefused' && refusal.lines.length > 0 && (
        <ul className={css.lines} aria-label="无法购买的商品">
          {refusal.lines.map(({ lineId, goodsId, name, message }) => (
            <li key={`${lineId} ${goodsId}`}>
              <strong>{name || '商品'}</strong>：{message}
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
