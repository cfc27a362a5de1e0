import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { ChevronDownIcon, CloseIcon, ScanIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './search-box.css.ts';
import { SuggestionPanel } from './suggestion-panel.tsx';
import { useSearchText } from './use-search-text.ts';
import { useSuggestionList } from './use-suggestion-list.ts';

const searchBoxTexts = {
  placeholder: '药品名 / 拼音首字母 / 批准文号 / 条码',
  goods: '商品',
  maker: '厂家',
  kind: '搜索范围',
  label: '搜索',
  clear: '清空搜索词',
  scan: '扫码',
  submit: '搜索',
  hot: '热搜：',
};

export type SearchKind = { value: string; label: string };

export type SearchSuggestion = {
  id: string;
  label: string;
  /** At the end, e.g. spec and maker. */
  note?: string;
};

export type SearchSuggestions = {
  /** `idle`: nothing to show; `loading`: 搜索中…; `ready` without items: 暂无数据. */
  state: 'idle' | 'loading' | 'ready';
  items: readonly SearchSuggestion[];
};

/** State for rendering the rows above the suggestions. */
export type SuggestionRowsState = {
  /** Index of the active row; -1 if none. */
  active: number;
  idOf: (row: number) => string;
  onMark: (row: number) => void;
};

/** Interactive rows above the suggestions; up and down include them. */
export type SuggestionRows = {
  count: number;
  /** Renders a grid whose rows have the ids of `idOf`. */
  draw: (state: SuggestionRowsState) => ReactNode;
  /** Handles a key while a row is active; preventDefault claims it. */
  onKey: (event: KeyboardEvent<HTMLInputElement>, row: number) => void;
};

export type SearchBoxProps = {
  /** Text of the field. A new value replaces it, except while the user types. */
  query: string;
  /** Called on each change, but not while an input method composes. Debounce and fetch outside. */
  onQueryChange: (query: string) => void;
  /** Called on Enter or the button, with the trimmed text. */
  onSearch: (query: string) => void;
  /** The kinds of search. Default 商品 (`goods`) and 厂家 (`maker`). */
  kinds?: readonly SearchKind[];
  /** The chosen kind. */
  kind: string;
  onKindChange: (kind: string) => void;
  /** Suggestions for the text and their loading state. */
  suggestions: SearchSuggestions;
  onSuggestion: (suggestion: SearchSuggestion) => void;
  /** Suggestions as rows to order from. */
  rows?: SuggestionRows | undefined;
  /** Words to choose from above the rows while the field is empty, e.g. recent searches. */
  start?: ReactNode;
  /** Called by a button in the empty field on phones, to scan a barcode. Without it there is none. */
  onScan?: (() => void) | undefined;
  /** A link after 暂无数据, e.g. 登记求购. */
  nothingFound?: { label: string; href: string } | undefined;
  /** Links below the field, except on phones. An empty list keeps their space. */
  hotWords?: readonly { label: string; href: string }[] | undefined;
  /** Default 药品名 / 拼音首字母 / 批准文号 / 条码. */
  placeholder?: string;
  /** Action of the form for GET without scripts. */
  action?: string;
  /** Parameter names in that address. Default `query` and `kind`. */
  names?: { query: string; kind: string };
};

/** A search field with suggestions and hot words. */
export function SearchBox(props: SearchBoxProps) {
  const { query, onQueryChange, onSearch, kinds, kind, onKindChange, suggestions, onSuggestion, rows, onScan } = props;
  const { hotWords, placeholder, action, names = { query: 'query', kind: 'kind' } } = props;
  const texts = useTexts('searchBox', searchBoxTexts);
  const id = useId();
  const { text, type, leave, submit } = useSearchText(query);
  const isTyped = text.trim() !== '';
  const list = useSuggestionList((rows?.count ?? 0) + suggestions.items.length);
  const panelShown = list.open && (isTyped ? suggestions.state !== 'idle' : !!props.start);

  const change = (next: string, composing: boolean) => {
    type(next);
    if (composing) return;
    onQueryChange(next);
    list.show();
  };
  const choose = (suggestion: SearchSuggestion) => {
    list.hide();
    leave();
    onSuggestion(suggestion);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links act on keys themselves; the panel only leaves with them
    <search
      className={css.box}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || list.hide()}
      // The cast: events come from elements.
      onClick={({ target }) => (target as Element).closest('a') && list.hide()}
    >
      <form
        className={css.form}
        action={action}
        onSubmit={(event) => {
          list.hide();
          onSearch(submit(event));
        }}
      >
        <KindSelect name={names.kind} kinds={kinds} kind={kind} onChange={onKindChange} />
        <QueryField
          listId={`${id}list`}
          markedId={panelShown && list.active >= 0 ? id + list.active : undefined}
          expanded={panelShown}
          name={names.query}
          value={text}
          placeholder={placeholder}
          onChange={change}
          onClick={list.show}
          onBlur={leave}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || list.onKeyDown(event) || !panelShown) return;
            const { active } = list;
            const marked = suggestions.items[active - (rows?.count ?? 0)];
            if (event.key === 'Escape') list.hide();
            else if (event.key === 'Enter' && marked) choose(marked);
            else return active >= 0 && !marked ? rows?.onKey(event, active) : undefined;
            event.preventDefault();
          }}
        />
        {onScan && text === '' && (
          <button type="button" className={css.scan} aria-label={texts.scan} onClick={onScan}>
            <ScanIcon />
          </button>
        )}
        <button type="submit" className={css.submit}>
          {texts.submit}
        </button>
      </form>
      <SuggestionPanel
        {...props}
        id={id}
        shown={panelShown}
        start={!isTyped && props.start}
        active={list.active}
        onMark={list.mark}
        onChoose={choose}
      />
      {hotWords && <HotWords words={hotWords} />}
    </search>
  );
}

type KindSelectProps = {
  kinds: readonly SearchKind[] | undefined;
  kind: string;
  name: string;
  onChange: (kind: string) => void;
};

function KindSelect({ name, kinds, kind, onChange }: KindSelectProps) {
  const texts = useTexts('searchBox', searchBoxTexts);
  const shown = kinds ?? [
    { value: 'goods', label: texts.goods },
    { value: 'maker', label: texts.maker },
  ];
  return (
    <span className={css.kindBox}>
      <select
        className={css.kind}
        name={name}
        aria-label={texts.kind}
        value={kind}
        onChange={(event) => onChange(event.target.value)}
      >
        {shown.map((entry) => (
          <option key={entry.value} value={entry.value}>
            {entry.label}
          </option>
        ))}
      </select>
      <span className={css.kindArrow}>
        <ChevronDownIcon size={14} />
      </span>
    </span>
  );
}

function HotWords({ words }: { words: NonNullable<SearchBoxProps['hotWords']> }) {
  const texts = useTexts('searchBox', searchBoxTexts);
  return (
    <div className={css.hot}>
      {words.length > 0 && <span>{texts.hot}</span>}
      {words.map((word) => (
        <Anchor key={word.label} href={word.href} className={css.hotWord}>
          {word.label}
        </Anchor>
      ))}
    </div>
  );
}

type QueryFieldProps = {
  listId: string;
  /** Id of the active suggestion. */
  markedId: string | undefined;
  expanded: boolean;
  name: string;
  value: string;
  placeholder: string | undefined;
  onChange: (text: string, composing: boolean) => void;
  onClick: () => void;
  onBlur: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
};

function QueryField(props: QueryFieldProps) {
  const { listId, markedId, expanded, name, value, placeholder, onChange, onClick, onBlur, onKeyDown } = props;
  const texts = useTexts('searchBox', searchBoxTexts);
  return (
    <>
      <input
        role="combobox"
        aria-label={texts.label}
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={listId}
        aria-activedescendant={markedId}
        className={css.input}
        name={name}
        value={value}
        placeholder={placeholder ?? texts.placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value, (event.nativeEvent as InputEvent).isComposing)}
        onCompositionEnd={(event) => onChange(event.currentTarget.value, false)}
        onClick={onClick}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      {value !== '' && (
        <button type="button" className={css.clear} aria-label={texts.clear} onClick={() => onChange('', false)}>
          <CloseIcon size={14} />
        </button>
      )}
    </>
  );
}
