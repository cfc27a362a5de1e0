import { useQuery } from '@tanstack/react-query';
import { getRoute } from '@yaoji/routes';
import { Article, ArticleBody, ArticleSkeleton, EmptyState } from '@yaoji/ui';
import { isMissing } from '#shared/errors/missing.ts';
import { LoadError } from '#shared/page/loaded.tsx';
import { usePageSubject } from '#shared/page/page-subject.ts';
import { useRouteName } from '#shared/routing/use-route-name.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { articleQuery } from './article.queries.ts';
import { articleIdAt, helpCategoriesQuery, subjectOf } from './help.queries.ts';

type HelpTextProps = {
  /** The page has content besides the article; without one it shows its heading. Default false. */
  readonly optional?: boolean;
};

/** The help centre's article on this page's subject. */
export function HelpText({ optional = false }: HelpTextProps) {
  const name = useRouteName();
  const search = useSearch();
  const categories = useQuery(helpCategoriesQuery());
  const id = articleIdAt(name, search, categories.data ?? []);
  const article = useQuery({ ...articleQuery(id), enabled: id > 0 });
  const failed = id > 0 ? article : categories;
  const { error } = article;
  usePageSubject(subjectOf(name, article.data));

  if (article.data) {
    return (
      <Article title={article.data.title} picture={article.data.image ?? undefined}>
        <ArticleBody html={article.data.html} />
      </Article>
    );
  }
  if (failed.isError && !isMissing(error)) {
    return <LoadError query={failed} fullPage />;
  }
  if (error || (id === 0 && categories.data)) {
    const title = getRoute(name).title ?? '';
    return optional ? (
      <Article title={title}>{null}</Article>
    ) : (
      <EmptyState fullPage title={`暂无${title}`} picture="search" />
    );
  }
  return <ArticleSkeleton />;
}
