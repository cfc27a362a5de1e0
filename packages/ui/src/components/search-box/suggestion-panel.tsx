import { useEffect } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import * as css from './search-box.css.ts';
import type { SearchSuggestion, SearchSuggestions } from './search-box.tsx';

type SuggestionPanelProps = {
  id: string;
  shown: boolean;
  suggestions: SearchSuggestions;
  active: number;
  onMark: (index: number) => void;
  onChoose: (suggestion: SearchSuggestion) => void;
};

export const suggestionPanelTexts = { loading: '搜索中…', none: '暂无数据', label: '搜索建议' };

export function SuggestionPanel({ id, shown, suggestions, active, onMark, onChoose }: SuggestionPanelProps) {
  const texts = useTexts('suggestionPanel', suggestionPanelTexts);
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  const { state, items } = suggestions;
  const message = state === 'loading' && items.length === 0 ? texts.loading : items.length === 0 ? texts.none : '';
  return (
    <div className={css.panel} hidden={!shown}>
      <div role="status">{shown && message && <p className={css.message}>{message}</p>}</div>
      <div
        id={`${id}list`}
        role="listbox"
        aria-label={texts.label}
        tabIndex={-1}
        className={items.length > 0 ? css.list : undefined}
      >
        {shown &&
          items.map((item, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: focus stays in the field, which has the keys
            <div
              key={item.id}
              id={`${id}${index}`}
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
          ))}
      </div>
    </div>
  );
}
