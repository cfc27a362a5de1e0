import type { CartLine, StoreCopy } from '@yaoji/api-client/wire';
import { StatusTag } from '@yaoji/ui';
import * as css from './copy-cart-dialog.css.ts';

type CopyResultProps = { copy: StoreCopy; lines: readonly CartLine[] };

/** The result for one store, with a reason for each line that was changed or left out. */
export function CopyResult({ copy: { company, added, results }, lines }: CopyResultProps) {
  const nameOf = (goodsId: number) => lines.find(({ goods }) => goods.id === goodsId)?.goods.name ?? '';
  const left = results.length - added;
  return (
    <section className={css.result} aria-label={company}>
      <h3 className={css.company}>
        {company}
        <StatusTag tone={left === 0 ? 'success' : added === 0 ? 'danger' : 'warning'}>
          {left === 0 ? `已加入 ${added} 种` : `已加入 ${added} 种，${left} 种未加入`}
        </StatusTag>
      </h3>
      <ul className={css.lines}>
        {results
          .filter(({ message }) => message !== '')
          .map(({ goodsId, ok, message }) => (
            <li key={goodsId} className={css.line}>
              <span>{nameOf(goodsId)}</span>
              <span className={ok ? css.quiet : css.refused}>{message}</span>
            </li>
          ))}
      </ul>
    </section>
  );
}
