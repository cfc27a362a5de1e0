import { operations } from '@yaoji/api-client/desk';
import { Notice } from '@yaoji/ui';
import { action } from '#pages/parts/actions.tsx';
import { conflictOf } from '#shared/api/conflict.ts';
import { useRead } from '#shared/api/use-read.ts';
import { Carriers } from './carriers.tsx';
import type { Order } from './order-page.tsx';

type Parcel = { company: string; trackingNo: string; phone?: string };

/** Hands a parcel to a carrier; the first one ships the order. */
export const shipAction = ({ id, parcels, actions }: Order) =>
  action(operations.shipOrder, {
    label: '发货',
    can: actions.ship === 1,
    tone: 'brand',
    title: parcels.length > 0 ? '再发一个包裹' : '发货',
    source: { company: parcels[0]?.company ?? '', trackingNo: '' } as Parcel,
    fields: [
      { name: 'company', label: '承运商', required: true, input: { list: 'carriers' } },
      { name: 'trackingNo', label: '运单号', required: true },
      { name: 'phone', label: '承运电话', hint: '可不填', input: { inputMode: 'tel' } },
    ],
    inputOf: (body) => ({ params: { id }, body }),
    done: '已发货，买家会收到通知',
    children: (_, { error }) => (
      <>
        <Carriers />
        <CodeCount id={id} />
        <HeldLines title="这些商品暂不能发货" lines={conflictOf(operations.shipOrder, error)?.lines ?? []} />
      </>
    ),
  });

/** Counts boxes without a scanned trace code, once scanning has begun. */
function CodeCount({ id }: { id: number }) {
  const { lines = [] } = useRead(operations.listCodes, { params: { id } }).data ?? {};
  const short = lines.filter(({ count, quantity }) => count < Number(quantity));
  if (short.length === 0 || short.length === lines.length) return null;
  const texts = short.map(({ name, batchNo, count, quantity }) => `${name} ${batchNo}（${count}/${quantity}）`);
  return <Notice tone="warning">追溯码还没扫齐：{texts.join('、')}</Notice>;
}

type HeldLinesProps = { title: string; lines: readonly { name: string; reason: string | null }[] };

/** Lines that must not ship, each with its reason. */
export function HeldLines({ title, lines }: HeldLinesProps) {
  const held = lines.flatMap(({ name, reason }) => (reason === null ? [] : [`${name}：${reason}`]));
  if (held.length === 0) return null;
  return (
    <Notice tone="warning" title={title}>
      {held.map((text, at) => (
        <div key={at + text}>{text}</div>
      ))}
    </Notice>
  );
}
