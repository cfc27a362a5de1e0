import type { SearchUnderstood as Understood } from '@yaoji/api-client/wire';
import { Link, Notice } from '@yaoji/ui';
import { Fragment } from 'react';
import * as css from './goods-list.css.ts';

type SearchUnderstoodProps = {
  keywords: string;
  understood: Understood;
  /** The same search for exactly the typed text. */
  exactHref: string;
};

/** How a search without exact matches was understood: corrected, dropped and missing words. */
export function SearchUnderstood({ keywords, understood, exactHref }: SearchUnderstoodProps) {
  const { shownFor, goods, dropped, missing } = understood;
  return (
    <Notice
      tone={missing.length > 0 ? 'warning' : 'info'}
      announced
      action={<Link href={exactHref}>只搜“{keywords}”</Link>}
    >
      <span className={css.understood}>
        {shownFor !== null && (
          <span>
            没有找到“{keywords}”，为您显示“<b>{shownFor}</b>”
          </span>
        )}
        {goods.length > 0 && (
          <span>
            为您同时显示
            {goods.map((name, index) => (
              <Fragment key={name}>
                {index > 0 && '、'}“<b>{name}</b>”
              </Fragment>
            ))}
          </span>
        )}
        {dropped.length > 0 && (
          <span>
            未按这些词查找：
            {dropped.map((word, index) => (
              <Fragment key={word}>
                {index > 0 && ' '}
                <del>{word}</del>
              </Fragment>
            ))}
          </span>
        )}
        {missing.map(({ typed, available }) => (
          <b key={typed}>
            暂无 {typed} 规格
            {available.length > 0 && `，现有 ${available.join('、')}`}
          </b>
        ))}
      </span>
    </Notice>
  );
}
