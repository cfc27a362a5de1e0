import { useQuery } from '@tanstack/react-query';
import { getRoute } from '@yaoji/routes';
import { EmptyState, Pagination, Skeleton } from '@yaoji/ui';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import { readPage } from '#shared/routing/read-page.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { formatDay } from '#shared/time/format-time.ts';
import { articlesPerPage, articlesQuery, newsCategoriesQuery } from './article.queries.ts';
import { type NewsRoute, newsCategoryOf, newsTypes } from './help.queries.ts';
import * as frame from './help-frame.css.ts';
import { HelpFrame } from './help-frame.tsx';
import * as css from './news-list.css.ts';

const skeleton = <Skeleton height={400} />;
const empty = <EmptyState title="暂无新闻" picture="search" />;

/** News of one kind, newest first (R106, R107). */
export function NewsList({ route }: { route: NewsRoute }) {
  const page = readPage(useSearch());
  const categories = useQuery(newsCategoriesQuery());
  const category = newsCategoryOf(categories.data, route) ?? 0;
  const articles = useQuery({ ...articlesQuery(category, page), enabled: category > 0 });
  return (
    <HelpFrame>
      <div className={frame.part}>
        <h1 className={frame.heading}>{getRoute(route).title}</h1>
        <Loaded query={categories} skeleton={skeleton}>
          {() => (
            <Loaded query={articles} skeleton={skeleton} empty={empty} missing={empty}>
              {({ list }) => (
                <ul className={css.list}>
                  {list.map(({ id, title, summary, image, publishedAt }) => (
                    <li key={id} className={css.entry}>
                      <a className={css.link} href={href('news_info', { id, type: newsTypes[route] })}>
                        {image && (
                          <img className={css.picture} src={image} alt="" width={120} height={80} loading="lazy" />
                        )}
                        <span className={css.text}>
                          <strong className={css.name}>{title}</strong>
                          {summary && <span className={css.summary}>{summary}</span>}
                        </span>
                        <time className={css.day} dateTime={new Date(publishedAt * 1000).toISOString()}>
                          {formatDay(publishedAt)}
                        </time>
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </Loaded>
          )}
        </Loaded>
        <Pagination
          page={page}
          pageCount={Math.ceil((articles.data?.total ?? 0) / articlesPerPage)}
          hrefOf={(next) => href(route, {}, { page: next })}
        />
      </div>
    </HelpFrame>
  );
}
