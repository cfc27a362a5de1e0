import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as css from './article.css.ts';

export const articleTexts = { previous: '上一篇', next: '下一篇' };

export type ArticleBodyProps =
  | {
      /** HTML that the server has made safe: it is put into the page as it stands. */
      html: string;
      children?: never;
    }
  | { html?: never; children: ReactNode };

/** Headings, lists, tables and pictures of a text somebody else has written. */
export function ArticleBody({ html, children }: ArticleBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  // A table wider than the page scrolls by itself, so the keyboard has to reach it.
  useEffect(() => {
    for (const table of body.current?.querySelectorAll('table') ?? []) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    }
  });
  if (html === undefined) {
    return (
      <div ref={body} className={css.body}>
        {children}
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the prop promises that it was made safe
  return <div ref={body} className={css.body} dangerouslySetInnerHTML={{ __html: html }} />;
}

export type ArticleProps = {
  /** Heading, which names it for a screen reader too. */
  title: string;
  /** Date, source, how often it was read. */
  meta?: ReactNode;
  /** An `ArticleBody`. */
  children: ReactNode;
  /** The one before; without it there is none. */
  previous?: { title: string; href: string } | null;
  /** The one after; without it there is none. */
  next?: { title: string; href: string } | null;
};

/** A whole article: title, text, and the ones before and after it. */
export function Article({ title, meta, children, previous, next }: ArticleProps) {
  const texts = useTexts('article', articleTexts);
  return (
    <article className={css.article}>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {meta !== undefined && <p className={css.meta}>{meta}</p>}
      </header>
      {children}
      {(previous || next) && (
        <footer className={css.foot}>
          {previous && (
            <span className={css.other}>
              {texts.previous}{' '}
              <Anchor href={previous.href} className={css.otherLink}>
                {previous.title}
              </Anchor>
            </span>
          )}
          {next && (
            <span className={css.other}>
              {texts.next}{' '}
              <Anchor href={next.href} className={css.otherLink}>
                {next.title}
              </Anchor>
            </span>
          )}
        </footer>
      )}
    </article>
  );
}

/** A title and some lines. */
export function ArticleSkeleton() {
  return (
    <div className={css.article} aria-hidden="true">
      <Skeleton width="50%" height={28} />
      <div className={css.lines}>
        {['100%', '96%', '98%', '90%', '40%'].map((width) => (
          <Skeleton key={width} shape="text" width={width} />
        ))}
      </div>
    </div>
  );
}
