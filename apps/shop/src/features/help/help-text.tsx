import { useQuery } from '@tanstack/react-query';
import { getRoute } from '@yaoji/routes';
import { Article, ArticleBody, ArticleSkeleton, EmptyState } from '@yaoji/ui';
import { Loaded } from '#shared/page/loaded.tsx';
import { usePageSubject } from '#shared/page/page-subject.ts';
import { useRouteName } from '#shared/routing/use-route-name.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { articleQuery } from './article.queries.ts';
import { articleIdAt, subjectOf } from './help.queries.ts';
import { helpCategoriesQuery } from './help-categories.queries.ts';

type HelpTextProps = {
  /** The page has content besides the article; without one it shows its heading. Default false. */
  optional?: boolean;
};

/** The help centre's article on this page's subject. */
export function HelpText({ optional = false }: HelpTextProps) {
  const name = useRouteName();
  const search = useSearch();
  const categories = useQuery(helpCategoriesQuery());
  const id = articleIdAt(name, search, categories.data ?? []);
  const article = useQuery({ ...articleQuery(id), enabled: id > 0 });
  usePageSubject(subjectOf(name, article.data));
  const title = getRoute(name).title ?? '';
  const missing = optional ? (
    <Article title={title}>{null}</Article>
  ) : (
    <EmptyState fullPage title={`暂无${title}`} picture="search" />
  );
  return (
    <Loaded<unknown> query={id > 0 ? article : categories} fullPage skeleton={<ArticleSkeleton />} missing={missing}>
      {() =>
        article.data ? (
          <Article title={article.data.title} picture={article.data.image ?? undefined}>
            <ArticleBody html={article.data.html} />
          </Article>
        ) : (
          missing
        )
      }
    </Loaded>
  );
}
