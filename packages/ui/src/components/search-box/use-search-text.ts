import { type FormEvent, useState } from 'react';

/**
 * The text of a search field. A new `query` replaces it, except between the first key and submit or blur.
 *
 * @example <form onSubmit={(event) => search(submit(event))}><input value={text} onBlur={leave} … /></form>
 */
export function useSearchText(query: string) {
  const [text, setText] = useState(query);
  const [lastQuery, setLastQuery] = useState(query);
  const [isTyping, setIsTyping] = useState(false);
  if (query !== lastQuery) {
    setLastQuery(query);
    if (!isTyping) setText(query);
  }
  const leave = () => setIsTyping(false);
  return {
    text,
    type(next: string) {
      setText(next);
      setIsTyping(true);
    },
    leave,
    /** Returns the trimmed text, and selects it so that the next word replaces it. */
    submit(event: FormEvent<HTMLFormElement>): string {
      event.preventDefault();
      leave();
      const field = document.activeElement;
      if (field instanceof HTMLInputElement && event.currentTarget.contains(field)) field.select();
      return text.trim();
    },
  };
}
