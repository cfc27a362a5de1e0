import type { AddedLines, AgainLine } from '@yaoji/api-client/wire';
import { Notice } from '@yaoji/ui';
import * as css from './buy-again.css.ts';

type AgainResultProps = {
  added: AddedLines;
  /** The lines sent, in the order of the results. */
  asked: readonly Pick<AgainLine, 'goodsId' | 'name'>[];
};

/** The number of lines added, and a reason for each that was not. */
export function AgainResult({ added: { results }, asked }: AgainResultProps) {
  const outcomes = results.map((result) => ({
    ...result,
    name: asked.find(({ goodsId }) => goodsId === result.goodsId)?.name ?? '',
  }));
  const refused = outcomes.filter(({ ok }) => !ok);
  const changed = outcomes.filter(({ ok, message }) => ok && message !== '');
  const count = results.length - refused.length;
  return (
    <div className={css.groups}>
      <Notice tone={count > 0 ? 'success' : 'warning'} announced>
        {count > 0 ? `已将 ${count} 种商品加入购物车。` : '没有商品加入购物车。'}
      </Notice>
      {[
        { heading: `未能加入 ${refused.length} 种`, rows: refused },
        { heading: `数量有调整 ${changed.length} 种`, rows: changed },
      ].map(({ heading, rows }) =>
        rows.length === 0 ? null : (
          <section key={heading} aria-label={heading}>
            <h3 className={css.quietHeading}>{heading}</h3>
            <ul className={css.lines}>
              {rows.map(({ goodsId, name, message }) => (
                <li key={goodsId} className={css.outcome}>
                  <span className={css.name}>{name}</span>
                  <span className={css.note}>{message}</span>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}
