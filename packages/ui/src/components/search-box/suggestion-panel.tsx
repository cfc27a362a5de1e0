import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './search-box.css.ts';
import type { SearchBoxProps, SearchSuggestion } from './search-box.tsx';

type SuggestionPanelProps = Pick<SearchBoxProps, 'suggestions' | 'rows' | 'nothingFound'> & {
  id: string;
  shown: boolean;
  /** Set while the field is empty. */
  start: ReactNode;
  active: number;
  onMark: (index: number) => void;
  onChoose: (suggestion: SearchSuggestion) => void;
};

const suggestionPanelTexts = { loading: '搜索中…', none: '暂无数据', label: '搜索建议' };

export function SuggestionPanel(props: SuggestionPanelProps) {
  const { id, shown, start, suggestions, rows, nothingFound, active, onMark, onChoose } = props;
  const texts = useTexts('suggestionPanel', suggestionPanelTexts);
  useEffect(() => {
    if (active >= 0) document.getElementById(id + active)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const { state, items } = suggestions;
  const rowCount = rows?.count ?? 0;
  const isEmpty = !start && items.length + rowCount === 0;
  return (
    <div className={css.panel} hidden={!shown} tabIndex={-1}>
      <div role="status">
        {shown && isEmpty && (
          <p className={css.message}>
            {texts[state === 'loading' ? state : 'none']}
            {state === 'ready' && nothingFound && (
              <span onPointerDown={(event) => event.preventDefault()}>
                <Anchor href={nothingFound.href} className={css.nothing}>
                  {nothingFound.label}
                </Anchor>
              </span>
            )}
          </p>
        )}
      </div>
      <div className={isEmpty ? '' : css.list}>
        {shown && start}
        {shown && rows?.draw({ active: active < rowCount ? active : -1, idOf: (row) => id + row, onMark })}
        <div id={`${id}list`} role="listbox" aria-label={texts.label} tabIndex={-1}>
          {shown &&
            items.map((item, offset) => {
              const index = rowCount + offset;
              return (
                // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: focus stays in the field, which has the keys
                <div
                  key={item.id}
                  id={id + index}
                  role="option"
                  aria-selected={index === active}
                  className={css.option}
                  onPointerMove={() => index !== active && onMark(index)}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(item)}
                >
                  <span>{item.label}</span>
                  {item.note && <span className={css.optionNote}>{item.note}</span>}
                </div>
              );
            })}
        </div>
      </div>
    </div>
  );
}
