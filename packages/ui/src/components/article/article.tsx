import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { prose } from '../../theme/part-classes.ts';
import { Anchor } from '../link/link-provider.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as css from './article.css.ts';

const articleTexts = { previous: '上一篇', next: '下一篇' };

export type ArticleBodyProps =
  | {
      /** HTML that the server has sanitized; it is inserted unchanged. */
      html: string;
      children?: never;
    }
  | { html?: never; children: ReactNode };

/** Headings, lists, tables and pictures of external text. */
export function ArticleBody({ html, children }: ArticleBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  // Tables wider than the page scroll by themselves and must be reachable by keyboard.
  useEffect(() => {
    for (const table of body.current?.querySelectorAll('table') ?? []) {
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0;
    }
  });
  if (html === undefined) {
    return (
      <div ref={body} className={classNames(css.body, prose)}>
        {children}
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the prop promises that it was made safe
  return <div ref={body} className={classNames(css.body, prose)} dangerouslySetInnerHTML={{ __html: html }} />;
}

export type ArticleProps = {
  /** Heading and accessible name. */
  title: string;
  /** Date, source, number of views. */
  meta?: ReactNode;
  /** Picture between the heading and the text; the text says what it shows. */
  picture?: string | undefined;
  /** An `ArticleBody`. */
  children: ReactNode;
  /** Link to the previous article, if any. */
  previous?: { title: string; href: string } | null;
  /** Link to the next article, if any. */
  next?: { title: string; href: string } | null;
};

/** An article: title, text and links to its neighbours. */
export function Article({ title, meta, picture, children, previous, next }: ArticleProps) {
  const texts = useTexts('article', articleTexts);
  return (
    <article className={css.article}>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        {meta !== undefined && <p className={css.meta}>{meta}</p>}
      </header>
      {picture && <img src={picture} alt="" className={css.picture} />}
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

/** A placeholder title and some lines. */
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
