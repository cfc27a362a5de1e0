import { Button, Link } from '@yaoji/ui';
import { type ReactNode, useState } from 'react';
import { recentWords } from './recent-words.ts';
import * as css from './search-start.css.ts';

type Word = { label: string; href: string };

type SearchStartProps = {
  buyerId: number;
  hot: readonly Word[];
  hrefOf: (word: string) => string;
};

/** Recent and popular searches below the empty search field. */
export function SearchStart({ buyerId, hot, hrefOf }: SearchStartProps) {
  const [recent, setRecent] = useState(() => recentWords.read(buyerId));
  const clear = () => {
    recentWords.clear(buyerId);
    setRecent([]);
  };
  return (
    <>
      <Words title="最近搜索" words={recent.map((label) => ({ label, href: hrefOf(label) }))}>
        <Button size="small" tone="plain" onClick={clear}>
          清空
        </Button>
      </Words>
      <Words title="热搜" words={hot} />
    </>
  );
}

type WordsProps = { title: string; words: readonly Word[]; children?: ReactNode };

function Words({ title, words, children }: WordsProps) {
  if (words.length === 0) return null;
  return (
    <section className={css.group} aria-label={title}>
      <div className={css.head}>
        <h2 className={css.title}>{title}</h2>
        {children}
      </div>
      <div className={css.words}>
        {words.map(({ label, href }) => (
          <Link key={label} href={href}>
            <span className={css.word}>{label}</span>
          </Link>
        ))}
      </div>
    </section>
  );
}
