import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import * as css from '../docs/docs.css.ts';

interface Page {
  id: string;
  title: string;
  type: string;
}

/** Storybook's list of pages, and the search by sound, which is too large for the first page to wait for. */
async function loadPages() {
  const [{ findBySound }, response] = await Promise.all([import('../docs/find-by-sound.ts'), fetch('index.json')]);
  const { entries }: { entries: Record<string, Page> } = await response.json();
  const pages = Object.values(entries).filter(({ type }) => type === 'docs');
  return (query: string) => findBySound(pages, ({ title }) => title, query);
}

/** Finds pages in Chinese, pinyin, by initials or in English; the sidebar's search knows no pinyin. */
export function FindPage() {
  const [query, setQuery] = useState('');
  const [find, setFind] = useState<(query: string) => Page[]>();
  const found = query.trim() && find ? find(query) : [];
  return (
    <Unstyled>
      <input
        type="search"
        className={css.search}
        aria-label="找组件"
        placeholder="找组件与页面，例如 购物车、gwc、cart"
        value={query}
        onFocus={() => find || void loadPages().then((loaded) => setFind(() => loaded))}
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className={css.muted}>
        {query.trim() && find && `${found.length} 个`}
      </p>
      <ul className={css.found}>
        {found.map(({ id, title }) => (
          <li key={id}>
            <a className={css.foundLink} href={`./?path=/docs/${id}`} target="_top">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Unstyled>
  );
}
