import { type KeyboardEvent, useId, useState } from 'react';
import { ChevronDownIcon, CloseIcon } from '../../icons/icons.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './search-box.css.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { useSuggestionList } from './use-suggestion-list.ts';

export type SearchKind = { value: string; label: string };

export type SearchSuggestion = {
  id: string;
  label: string;
  /** At the right, e.g. spec and maker. */
  note?: string;
};

export type SearchSuggestions = {
  /** `idle`: nothing to show; `loading`: 搜索中…; `ready` without items: 暂无数据. */
  state: 'idle' | 'loading' | 'ready';
  items: readonly SearchSuggestion[];
};

export type SearchBoxProps = {
  /** What stands in the field; a new value replaces what was typed. May follow `onQueryChange`, then at once. */
  query: string;
  /** Each change of the text, but none while an input method composes. Wait and fetch outside. */
  onQueryChange: (query: string) => void;
  /** Enter or the button, with the trimmed text. */
  onSearch: (query: string) => void;
  /** What is searched. Default 商品 (`goods`) and 厂家 (`maker`). */
  kinds?: readonly SearchKind[];
  kind: string;
  onKindChange: (kind: string) => void;
  suggestions: SearchSuggestions;
  onSuggestion: (suggestion: SearchSuggestion) => void;
  /** Links under the field. An empty list keeps their place. */
  hotWords?: readonly { label: string; href: string }[] | undefined;
  /** Default 药品名 / 拼音首字母 / 批准文号 / 条码. */
  placeholder?: string;
};

const defaultKinds: readonly SearchKind[] = [
  { value: 'goods', label: '商品' },
  { value: 'maker', label: '厂家' },
];

export function SearchBox({
  query,
  onQueryChange,
  onSearch,
  kinds = defaultKinds,
  kind,
  onKindChange,
  suggestions,
  onSuggestion,
  hotWords,
  placeholder = '药品名 / 拼音首字母 / 批准文号 / 条码',
}: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  if (query !== lastQuery) {
    setLastQuery(query);
    setText(query);
  }
  const list = useSuggestionList(suggestions.items.length);
  const panelShown = list.open && text.trim() !== '' && suggestions.state !== 'idle';

  const change = (next: string, composing: boolean) => {
    setText(next);
    if (composing) return;
    onQueryChange(next);
    list.show();
  };
  const search = () => {
    list.hide();
    onSearch(text.trim());
  };
  const choose = (suggestion: SearchSuggestion) => {
    list.hide();
    onSuggestion(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || list.onKeyDown(event)) return;
    if (event.key === 'Escape' && panelShown) {
      event.preventDefault();
      list.hide();
    }
    const marked = panelShown ? suggestions.items[list.active] : undefined;
    if (event.key === 'Enter' && marked) {
      event.preventDefault();
      choose(marked);
    }
  };

  return (
    <search className={css.box} onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || list.hide()}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <span className={css.kindBox}>
          <select
            className={css.kind}
            aria-label="搜索范围"
            value={kind}
            onChange={(event) => onKindChange(event.target.value)}
          >
            {kinds.map((entry) => (
              <option key={entry.value} value={entry.value}>
                {entry.label}
              </option>
            ))}
          </select>
          <span className={css.kindArrow}>
            <ChevronDownIcon size={14} />
          </span>
        </span>
        <input
          role="combobox"
          aria-label="搜索"
          aria-autocomplete="list"
          aria-expanded={panelShown}
          aria-controls={`${id}list`}
          {...(panelShown && list.active >= 0 ? { 'aria-activedescendant': `${id}${list.active}` } : {})}
          className={css.input}
          value={text}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => change(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={(event) => change(event.currentTarget.value, false)}
          onClick={list.show}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button type="button" className={css.clear} aria-label="清空搜索词" onClick={() => change('', false)}>
            <CloseIcon size={14} />
          </button>
        )}
        <button type="submit" className={css.submit}>
          搜索
        </button>
      </form>
      <SuggestionPanel
        id={id}
        shown={panelShown}
        suggestions={suggestions}
        active={list.active}
        onMark={list.mark}
        onChoose={choose}
      />
      {hotWords && (
        <div className={css.hot}>
          {hotWords.length > 0 && <span>热搜：</span>}
          {hotWords.map((word) => (
            <Anchor key={word.label} href={word.href} className={css.hotWord}>
              {word.label}
            </Anchor>
          ))}
        </div>
      )}
    </search>
  );
}
