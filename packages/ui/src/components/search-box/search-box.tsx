import { type KeyboardEvent, useId, useState } from 'react';
import { ChevronDownIcon, CloseIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './search-box.css.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { useSuggestionList } from './use-suggestion-list.ts';

export const searchBoxTexts = {
  placeholder: '药品名 / 拼音首字母 / 批准文号 / 条码',
  goods: '商品',
  maker: '厂家',
  kind: '搜索范围',
  label: '搜索',
  clear: '清空搜索词',
  submit: '搜索',
  hot: '热搜：',
};

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
  /** Where the form leads by itself, by GET, as long as no script listens. */
  action?: string;
  /** What the text and the kind are called in that address. Default `query` and `kind`. */
  names?: { query: string; kind: string };
};

export function SearchBox({
  query,
  onQueryChange,
  onSearch,
  kinds: ownKinds,
  kind,
  onKindChange,
  suggestions,
  onSuggestion,
  hotWords,
  placeholder,
  action,
  names = { query: 'query', kind: 'kind' },
}: SearchBoxProps) {
  const texts = useTexts('searchBox', searchBoxTexts);
  const kinds = ownKinds ?? [
    { value: 'goods', label: texts.goods },
    { value: 'maker', label: texts.maker },
  ];
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
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          search();
        }}
      >
        <span className={css.kindBox}>
          <select
            className={css.kind}
            name={names.kind}
            aria-label={texts.kind}
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
          aria-label={texts.label}
          aria-autocomplete="list"
          aria-expanded={panelShown}
          aria-controls={`${id}list`}
          {...(panelShown && list.active >= 0 ? { 'aria-activedescendant': `${id}${list.active}` } : {})}
          className={css.input}
          name={names.query}
          value={text}
          placeholder={placeholder ?? texts.placeholder}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => change(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={(event) => change(event.currentTarget.value, false)}
          onClick={list.show}
          onKeyDown={onKeyDown}
        />
        {text !== '' && (
          <button type="button" className={css.clear} aria-label={texts.clear} onClick={() => change('', false)}>
            <CloseIcon size={14} />
          </button>
        )}
        <button type="submit" className={css.submit}>
          {texts.submit}
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
          {hotWords.length > 0 && <span>{texts.hot}</span>}
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
