import { operations } from '@yaoji/api-client/desk';
import { FormField, Notice, TextField } from '@yaoji/ui';
import { useId, useState } from 'react';
import { WriteDialog } from '#pages/parts/action-dialog.tsx';
import * as css from '#pages/parts/page.css.ts';
import { conflictOf } from '#shared/api/conflict.ts';
import { useRead } from '#shared/api/use-read.ts';
import type { Order } from './order-page.tsx';

const carriers = ['顺丰速运', '京东物流', '中通快递', '圆通速递', '邮政速递', '德邦物流', '自有车辆'];

/** Hands a parcel to a carrier; the first one ships the order. */
export function ShipDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const [company, setCompany] = useState(order.parcels[0]?.company ?? '');
  const [trackingNo, setTrackingNo] = useState('');
  const [phone, setPhone] = useState('');
  const list = useId();
  const body = { company: company.trim(), trackingNo: trackingNo.trim(), ...(phone.trim() && { phone: phone.trim() }) };
  return (
    <WriteDialog
      title={order.parcels.length > 0 ? '再发一个包裹' : '发货'}
      actionLabel="发货"
      operation={operations.shipOrder}
      input={{ params: { id: order.id }, body }}
      done="已发货，买家会收到通知"
      onClose={onClose}
    >
      {(problems, error) => (
        <div className={css.stack}>
          <FormField label="承运商" error={problems.company?.join('；')} required>
            <TextField value={company} onChange={setCompany} list={list} autoFocus />
          </FormField>
          <datalist id={list}>
            {carriers.map((carrier) => (
              <option key={carrier} value={carrier} />
            ))}
          </datalist>
          <FormField label="运单号" error={problems.trackingNo?.join('；')} required>
            <TextField value={trackingNo} onChange={setTrackingNo} />
          </FormField>
          <FormField label="承运电话" hint="可不填" error={problems.phone?.join('；')}>
            <TextField value={phone} onChange={setPhone} inputMode="tel" />
          </FormField>
          <CodeCount id={order.id} />
          <HeldLines error={error} />
        </div>
      )}
    </WriteDialog>
  );
}

/** Boxes whose trace code is not scanned yet, once some are. */
function CodeCount({ id }: { id: number }) {
  const { lines = [] } = useRead(operations.listCodes, { params: { id } }).data ?? {};
  const short = lines.filter(({ count, quantity }) => count < Number(quantity));
  if (short.length === 0 || short.length === lines.length) return null;
  const texts = short.map(({ name, batchNo, count, quantity }) => `${name} ${batchNo}（${count}/${quantity}）`);
  return <Notice tone="warning">追溯码还没扫齐：{texts.join('、')}</Notice>;
}

/** The lines that must not leave, where that is why the server refused. */
function HeldLines({ error }: { error: Error | null }) {
  const held = conflictOf(operations.shipOrder, error)?.lines ?? [];
  if (held.length === 0) return null;
  return (
    <Notice tone="warning" title="这些商品暂不能发货">
      {held.map(({ lineId, name, reason }) => (
        <div key={lineId}>
          {name}：{reason}
        </div>
      ))}
    </Notice>
  );
}
