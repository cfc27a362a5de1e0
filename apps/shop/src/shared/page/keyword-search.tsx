import { Button, TextField, useSearchText } from '@yaoji/ui';
import * as css from './keyword-search.css.ts';

type KeywordSearchProps = {
  /** The label of the search, e.g. 在收藏中搜索. */
  label: string;
  placeholder: string;
  /** The current keywords of the list. */
  keywords: string;
  /** Receives the trimmed text. */
  onSearch: (keywords: string) => void;
};

/** Searches one of the buyer's lists. */
export function KeywordSearch({ label, placeholder, keywords, onSearch }: KeywordSearchProps) {
  const { text, type, leave, submit } = useSearchText(keywords);
  return (
    <search>
      <form className={css.form} onSubmit={(event) => onSearch(submit(event))}>
        <TextField
          type="search"
          size="small"
          aria-label={label}
          placeholder={placeholder}
          maxLength={100}
          clearable
          value={text}
          onChange={type}
          onBlur={leave}
        />
        <Button type="submit" size="small" tone="brandOutline">
          搜索
        </Button>
      </form>
    </search>
  );
}
