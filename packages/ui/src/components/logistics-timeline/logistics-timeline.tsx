import { useState } from 'react';
import { ChevronDownIcon } from '../../icons/icons.tsx';
import { CopyIcon } from '../../icons/page-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state/empty-state.tsx';
import * as css from './logistics-timeline.css.ts';

const logisticsTimelineTexts = {
  label: '物流跟踪',
  copy: '复制单号',
  more: (count: number) => `展开全部 ${count} 条`,
  empty: '还没有物流信息',
};

/** Number of events before a button shows the rest. */
const shownCount = 4;

export type LogisticsTimelineProps = {
  /** Latest first. */
  events: readonly { time: string; text: string }[];
  carrier?: string;
  /** Tracking number. */
  trackingNo?: string;
  /** Shows a button that copies the number. Default false. */
  onCopy?: (trackingNo: string) => void;
  /** The parcel has arrived. Default false. */
  arrived?: boolean;
  /** Default false. */
  loading?: boolean;
};

/** The tracking of one parcel. Use one per parcel. */
export function LogisticsTimeline({
  events,
  carrier,
  trackingNo,
  onCopy,
  arrived = false,
  loading = false,
}: LogisticsTimelineProps) {
  const texts = useTexts('logisticsTimeline', logisticsTimelineTexts);
  const [unfolded, setUnfolded] = useState(false);
  const shown = unfolded ? events : events.slice(0, shownCount);
  return (
    <div className={css.timeline} {...(loading ? { 'aria-busy': true } : {})}>
      {(carrier || trackingNo) && (
        <div className={css.head}>
          {carrier && <span>{carrier}</span>}
          {trackingNo && <span className={css.number}>{trackingNo}</span>}
          {trackingNo && onCopy && (
            <button type="button" className={css.copy} onClick={() => onCopy(trackingNo)}>
              <CopyIcon size={14} />
              {texts.copy}
            </button>
          )}
        </div>
      )}
      {loading ? (
        <Skeleton height={120} />
      ) : events.length === 0 ? (
        <EmptyState compact picture="order" title={texts.empty} />
      ) : (
        <ol aria-label={texts.label} className={css.list}>
          {shown.map((event, index) => (
            <li
              key={event.time + event.text}
              className={css.event}
              {...(index === 0 ? { 'data-latest': arrived ? 'arrived' : 'going' } : {})}
            >
              <time className={css.time}>{event.time}</time>
              <span className={css.text}>{event.text}</span>
            </li>
          ))}
        </ol>
      )}
      {!loading && events.length > shownCount && !unfolded && (
        <button type="button" className={css.more} onClick={() => setUnfolded(true)}>
          {texts.more(events.length)}
          <ChevronDownIcon size={14} />
        </button>
      )}
    </div>
  );
}
