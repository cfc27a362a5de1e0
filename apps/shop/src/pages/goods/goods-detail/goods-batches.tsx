import type { GoodsDetail } from '@yaoji/api-client/wire';
import { chinaDay, daysBetween } from '@yaoji/domain';
import { Card, DownloadIcon, Link, PictureViewer } from '@yaoji/ui';
import { useEffect, useState } from 'react';
import { serverNow } from '#shared/clock/server-clock.ts';
import * as css from './goods-batches.css.ts';

const heads = ['批号', '有效期至', '剩余效期', '库存', '药检报告'] as const;
const thumbPx = 44;

/** Batches in stock with their reports and pictures; the nearest expiry ships first (O6). */
export function GoodsBatches({ detail: { goods, reports, batchPictures } }: { detail: GoodsDetail }) {
  // Set after hydration: server HTML may be viewed on a later day.
  const [today, setToday] = useState<string | null>(null);
  useEffect(() => setToday(chinaDay(serverNow())), []);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  if (goods.batches.length === 0) return null;
  return (
    <Card title="批号与效期" note="近效期先出">
      <table className={css.batches}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {goods.batches.map(({ batchNo, expiry, stockLabel }) => {
            const own = reports.filter((report) => report.batchNo === batchNo);
            const at = batchPictures.findIndex((picture) => picture.batchNo === batchNo);
            const picture = batchPictures[at];
            return (
              <tr key={batchNo}>
                <td>
                  {batchNo}
                  {picture && (
                    <button
                      type="button"
                      className={css.picture}
                      aria-label={`放大 ${batchNo} 的实拍`}
                      onClick={() => setEnlarged(at)}
                    >
                      <img
                        src={picture.thumbnail}
                        alt={`${batchNo} 实拍`}
                        width={thumbPx}
                        height={thumbPx}
                        loading="lazy"
                      />
                    </button>
                  )}
                </td>
                <td data-head={heads[1]}>{expiry ?? '—'}</td>
                <td data-head={heads[2]}>{today && expiry ? remainingLife(today, expiry) : '—'}</td>
                <td data-head={heads[3]}>{stockLabel}</td>
                <td data-head={heads[4]}>
                  {own.map(({ id, name, url, issuedOn }) => (
                    <Link key={id} href={url} download aria-label={`下载 ${name}`}>
                      <DownloadIcon size={14} /> {issuedOn ?? '下载'}
                    </Link>
                  ))}
                  {own.length === 0 && <span className={css.quiet}>暂无</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {enlarged !== null && (
        <PictureViewer
          pictures={batchPictures.map(({ batchNo, large }) => ({ src: large, alt: `${goods.name} ${batchNo} 实拍` }))}
          index={enlarged}
          onClose={() => setEnlarged(null)}
        />
      )}
    </Card>
  );
}

/** In 30-day months, or in days below 90. */
function remainingLife(today: string, expiry: string): string {
  const days = daysBetween(today, expiry);
  if (days < 0) return '已过期';
  return days < 90 ? `${days} 天` : `${Math.floor(days / 30)} 个月`;
}
