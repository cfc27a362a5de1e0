import { Button, TextField } from '@yaoji/ui';
import { useState } from 'react';
import * as css from './keyword-search.css.ts';

type KeywordSearchProps = {
  /** Says what is searched, e.g. 在收藏中搜索. */
  readonly label: string;
  readonly placeholder: string;
  /** What the list shows now; another `key` takes it over into the field. */
  readonly keywords: string;
  /** Called with what was typed, trimmed. */
  readonly onSearch: (keywords: string) => void;
};

/** Searches within one list of the buyer's own. */
export function KeywordSearch({ label, placeholder, keywords, onSearch }: KeywordSearchProps) {
  const [text, setText] = useState(keywords);
  return (
    <search>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <TextField
          type="search"
          size="small"
          aria-label={label}
          placeholder={placeholder}
          maxLength={100}
          clearable
          value={text}
          onChange={setText}
        />
        <Button type="submit" size="small" tone="brandOutline">
          搜索
        </Button>
      </form>
    </search>
  );
}
