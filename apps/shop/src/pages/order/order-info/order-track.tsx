import { useQuery } from '@tanstack/react-query';
import type { Parcel, ParcelLine } from '@yaoji/api-client/wire';
import { Card, LogisticsTimeline } from '@yaoji/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { logisticsQuery } from '#features/logistics/logistics.queries.ts';
import { copyText } from '#shared/clipboard/copy-text.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { trackAnchor } from '#shared/routing/follow-route.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './order-info.css.ts';

const statusName: Record<Parcel['status'], string> = {
  shipped: '已发货',
  moving: '运输中',
  delivering: '派送中',
  signed: '已签收',
  problem: '异常',
};

/** The order's parcels with their tracking; the logistics address leads here (R045). */
export function OrderTrack({ orderId }: { orderId: number }) {
  const query = useQuery(logisticsQuery(orderId));
  const { data } = query;
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const isWanted = hash === trackAnchor && data !== undefined;
  useEffect(() => {
    if (isWanted) place.current?.scrollIntoView({ block: 'center' });
  }, [isWanted]);
  return (
    <div ref={place} className={css.track}>
      <Card
        padding="large"
        title="物流跟踪"
        note={data && data.parcels.length > 1 ? `共 ${data.parcels.length} 个包裹` : undefined}
      >
        <Loaded
          query={query}
          compact
          skeleton={<LogisticsTimeline loading events={[]} />}
          isEmpty={({ parcels }) => parcels.length === 0}
          empty={<LogisticsTimeline events={[]} />}
        >
          {(data) => (
            <div className={css.parcels}>
              {data.parcels.map((parcel) => (
                <section key={`${parcel.company} ${parcel.trackingNo}`} aria-label={`包裹 ${parcel.trackingNo}`}>
                  <LogisticsTimeline
                    carrier={[parcel.company, statusName[parcel.status], parcel.phone && `电话 ${parcel.phone}`]
                      .filter(Boolean)
                      .join('　')}
                    trackingNo={parcel.trackingNo}
                    onCopy={(number) => void copyText(number, '运单号')}
                    arrived={parcel.status === 'signed'}
                    events={parcel.track.map(({ text, time }) => ({ text, time: formatMinute(time) }))}
                  />
                  {(data.parcels.length > 1 || data.open.length > 0) && (
                    <Contents title={`包裹内 ${parcel.lines.length} 种`} lines={parcel.lines} />
                  )}
                </section>
              ))}
              <Contents title={`待发 ${data.open.length} 种`} lines={data.open} />
            </div>
          )}
        </Loaded>
      </Card>
    </div>
  );
}

type ContentsProps = { title: string; lines: readonly ParcelLine[] };

/** The products in a parcel or still to come, with their batches; nothing if they are unknown. */
function Contents({ title, lines }: ContentsProps) {
  if (lines.length === 0) return null;
  return (
    <div className={css.contents}>
      <h4 className={css.contentsTitle}>{title}</h4>
      <ul>
        {lines.map(({ lineId, name, spec, unit, quantity, batches }) => (
          <li key={lineId}>
            {name} {spec}　×{quantity}
            {unit}
            <span className={css.contentsBatches}>
              {batches
                .filter(({ batchNo }) => batchNo !== '')
                .map((batch) => `批号 ${batch.batchNo} ×${batch.quantity}`)
                .join('、')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
