import { useQuery } from '@tanstack/react-query';
import { ArticleSkeleton, Button, EmptyState } from '@yaoji/ui';
import { Loaded } from '#shared/page/loaded.tsx';
import { usePageSubject } from '#shared/page/page-subject.ts';
import { href } from '#shared/routing/href.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { helpFoundQuery } from './help.queries.ts';
import * as frame from './help-frame.css.ts';
import * as css from './help-search.css.ts';

/** The help articles that answer a question. */
export function HelpFound({ question }: { question: string }) {
  usePageSubject(`搜索“${question}”`);
  return (
    <div className={frame.part}>
      <h1 className={frame.heading}>搜索“{question}”</h1>
      <Loaded
        query={useQuery(helpFoundQuery(question))}
        skeleton={<ArticleSkeleton />}
        empty={
          <EmptyState
            title="没有找到相关帮助"
            picture="search"
            action={<Button href={href('help_dedicated')}>咨询客服</Button>}
          />
        }
      >
        {(data) => (
          <ul className={css.found}>
            {data.map(({ id, name, url, category, excerpt }) => (
              <li key={id}>
                <a className={css.entry} href={resolveLink(url) ?? href('help_register', {}, { id })}>
                  <strong className={css.name}>{name}</strong>
                  <span>{category}</span>
                  <span className={css.excerpt}>{excerpt}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}
