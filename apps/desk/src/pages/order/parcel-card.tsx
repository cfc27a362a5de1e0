import { type OperationInput, operations } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { Card, Link, LogisticsTimeline, StatusTag } from '@yaoji/ui';
import { Actions, action } from '#pages/parts/actions.tsx';
import * as css from '#pages/parts/page.css.ts';
import * as own from './order.css.ts';
import type { Order } from './order-page.tsx';
import { parcelStatusName } from './order-words.ts';

type Parcel = Order['parcels'][number];
type Form = Omit<OperationInput<'trackParcel'>['body'], 'trackingNo'>;

const { moving, delivering, signed, problem } = parcelStatusName;

const trackAction = ({ id, actions }: Order, { company, trackingNo }: Parcel) =>
  action(operations.trackParcel, {
    label: '更新物流',
    can: actions.track === 1,
    source: { text: '' } as Form,
    fields: [
      { name: 'text', hint: '买家能看到', required: true, input: { maxLength: 200 } },
      { name: 'status', options: [['', '不变'], ...Object.entries({ moving, delivering, signed, problem })] },
      { name: 'at', type: 'time', hint: '留空：现在' },
    ],
    inputOf: (form) => ({ params: { id }, body: { ...form, trackingNo } }),
    done: '物流已更新',
    children: <div>{`${company} ${trackingNo}`}</div>,
  });

/** One parcel of an order with its track, what is in it, and its delivery note. */
export function ParcelCard({ order, parcel }: { order: Order; parcel: Parcel }) {
  const { id, company, trackingNo, status, track, lines } = parcel;
  return (
    <Card
      padding="small"
      title="包裹"
      note={<StatusTag>{parcelStatusName[status]}</StatusTag>}
      aside={<Actions actions={[trackAction(order, parcel)]} size="small" />}
    >
      <LogisticsTimeline
        carrier={company}
        trackingNo={trackingNo}
        arrived={status === 'signed'}
        events={track.map(({ text, createdAt }) => ({ text, time: formatMinute(createdAt) }))}
      />
      {lines.length > 0 && (
        <>
          <ul className={own.contents}>
            {lines.map(({ lineId, name, spec, quantity, unit, batches }) => (
              <li key={lineId}>
                {name} {spec} ×{quantity}
                {unit}{' '}
                <span className={css.muted}>
                  {batches.map(({ batchNo, quantity: part }) => `${batchNo} ×${part}`).join('、')}
                </span>
              </li>
            ))}
          </ul>
          <Link href={`/desk/api/orders/${order.id}/papers?parcelId=${id}`}>随货同行单</Link>
        </>
      )}
    </Card>
  );
}
