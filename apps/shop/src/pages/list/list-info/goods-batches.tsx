import type { Batch } from '@yaoji/api-client/wire';
import { Card } from '@yaoji/ui';
import * as css from './list-info.css.ts';

/** Batches in stock; the nearest expiry is delivered first (O6). */
export function GoodsBatches({ batches }: { batches: readonly Batch[] }) {
  if (batches.length === 0) return null;
  return (
    <Card title="批号与效期" note="近效期先出">
      <table className={css.batches}>
        <thead>
          <tr>
            <th scope="col">批号</th>
            <th scope="col">有效期至</th>
            <th scope="col">库存</th>
          </tr>
        </thead>
        <tbody>
          {batches.map(({ batchNo, expiry, stockLabel }) => (
            <tr key={batchNo}>
              <td>{batchNo}</td>
              <td>{expiry ?? '—'}</td>
              <td>{stockLabel}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
