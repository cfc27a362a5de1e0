import { stockText } from '@yaoji/api-client/view';
import type { GoodsDetail } from '@yaoji/api-client/wire';
import { Card, DownloadIcon, Link } from '@yaoji/ui';
import * as css from './list-info.css.ts';

/** Batches in stock with their reports; the nearest expiry is delivered first (O6). */
export function GoodsBatches({ detail: { goods, reports } }: { detail: GoodsDetail }) {
  if (goods.batches.length === 0) return null;
  return (
    <Card title="批号与效期" note="近效期先出">
      <table className={css.batches}>
        <thead>
          <tr>
            <th scope="col">批号</th>
            <th scope="col">有效期至</th>
            <th scope="col">库存</th>
            <th scope="col">药检报告</th>
          </tr>
        </thead>
        <tbody>
          {goods.batches.map(({ batchNo, expiry, stockLabel }) => {
            const own = reports.filter((report) => report.batchNo === batchNo);
            return (
              <tr key={batchNo}>
                <td>{batchNo}</td>
                <td>{expiry ?? '—'}</td>
                <td>{stockText(stockLabel)}</td>
                <td>
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
    </Card>
  );
}
