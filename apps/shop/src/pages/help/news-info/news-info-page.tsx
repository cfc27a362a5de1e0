import { useQuery } from '@tanstack/react-query';
import type { ArticleNeighbour } from '@yaoji/api-client/wire';
import { Article, ArticleBody, ArticleSkeleton, Button, EmptyState, ErrorState } from '@yaoji/ui';
import { useParams } from 'react-router';
import { articleQuery } from '#features/article/article.queries.ts';
import { helpCategoriesQuery } from '#features/help/help.queries.ts';
import { HelpFrame } from '#features/help/help-frame.tsx';
import { isMissing } from '#shared/errors/missing.ts';
import { usePageSubject } from '#shared/page/page-subject.ts';
import { href } from '#shared/routing/href.ts';
import type { FindSubject, Prefetch } from '#shared/routing/page-module.ts';
import { formatDay } from '#shared/time/format-time.ts';

const idOf = (id: string | undefined) => (id && /^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0);

export const prefetch: Prefetch = (client, { params }) => {
  const id = idOf(params.id);
  void client.prefetchQuery(helpCategoriesQuery());
  if (id > 0) void client.prefetchQuery(articleQuery(id));
};
export const findSubject: FindSubject = (client, { params }) =>
  client.getQueryData(articleQuery(idOf(params.id)).queryKey)?.title;

/** A piece of news with the older and the newer one (R108). */
export default function NewsInfoPage() {
  const { id: idText, type } = useParams();
  const id = idOf(idText);
  const { data, error, isFetching, refetch } = useQuery({ ...articleQuery(id), enabled: id > 0 });
  usePageSubject(data?.title);
  const list = type === 'company' ? 'news_company' : 'news_industry';
  const linkTo = (other: ArticleNeighbour | null) =>
    other && { title: other.title, href: href('news_info', { id: other.id, type: type ?? 'hy' }) };
  const isNowhere = id === 0 || isMissing(error);

  return (
    <HelpFrame {...(data ? { title: data.title } : {})}>
      {data && (
        <Article
          title={data.title}
          meta={`${formatDay(data.publishedAt)}　${data.author}　阅读 ${data.views}`}
          previous={linkTo(data.previous)}
          next={linkTo(data.next)}
        >
          <ArticleBody html={data.html} />
        </Article>
      )}
      {isNowhere && (
        <EmptyState
          fullPage
          title="文章不存在或已撤下"
          picture="search"
          action={<Button href={href(list)}>返回列表</Button>}
        />
      )}
      {!data && !isNowhere && error && <ErrorState fullPage onRetry={() => void refetch()} retrying={isFetching} />}
      {!data && !isNowhere && !error && <ArticleSkeleton />}
    </HelpFrame>
  );
}
