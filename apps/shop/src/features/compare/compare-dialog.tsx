import { useQuery } from '@tanstack/react-query';
import type { Goods } from '@yaoji/api-client/wire';
import { Checkbox, Dialog } from '@yaoji/ui';
import { useState } from 'react';
import { Loaded } from '#shared/page/loaded.tsx';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import * as css from './compare.css.ts';
import { comparedGoodsQuery } from './compare.queries.ts';
import { CompareFoot, CompareHead } from './compare-goods.tsx';
import { comparisonOf } from './comparison.ts';

type CompareDialogProps = {
  ids: readonly number[];
  onRemove: (id: number) => void;
  onClose: () => void;
};

/** Products side by side: differences are marked, and each product can be ordered from here. */
export function CompareDialog({ ids, onRemove, onClose }: CompareDialogProps) {
  return (
    <Dialog open size="large" title="商品对比" onClose={onClose}>
      <Loaded query={useQuery(comparedGoodsQuery(ids.join(',')))}>
        {(data) => <Comparison goods={data} onRemove={onRemove} />}
      </Loaded>
    </Dialog>
  );
}

type ComparisonProps = { goods: readonly Goods[]; onRemove: (id: number) => void };

function Comparison({ goods, onRemove }: ComparisonProps) {
  const loginHref = useLoginHref();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const rows = comparisonOf(goods);
  const different = rows.filter(({ differs }) => differs);
  return (
    <>
      <Checkbox label={`只看不同（${different.length} 项）`} checked={onlyDifferent} onChange={setOnlyDifferent} />
      <table className={css.table[goods.length as keyof typeof css.table] /* four at most */}>
        <thead>
          <tr>
            <th scope="col">商品</th>
            {goods.map((one) => (
              <th key={one.id} scope="col">
                <CompareHead goods={one} loginHref={loginHref} onRemove={() => onRemove(one.id)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">采购</th>
            {goods.map((one) => (
              <td key={one.id}>
                <CompareFoot goods={one} loginHref={loginHref} />
              </td>
            ))}
          </tr>
          {(onlyDifferent ? different : rows).map(({ label, values, best, differs }) => (
            <tr key={label} {...(differs ? { 'data-differs': '' } : {})}>
              <th scope="row">
                {label}
                {differs && <span className={css.differs}>不同</span>}
              </th>
              {values.map((value, index) => (
                <td key={goods[index]?.id} {...(best.has(index) ? { 'data-best': '' } : {})}>
                  {value ?? '—'}
                  {best.has(index) && <span className={css.best}>最优</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
