import { useQuery } from '@tanstack/react-query';
import type { ArticleNeighbour } from '@yaoji/api-client/wire';
import { Article, ArticleBody, ArticleSkeleton, Button, EmptyState } from '@yaoji/ui';
import { useParams } from 'react-router';
import { articleQuery } from '#features/help/article.queries.ts';
import { prefetchHelpFrame } from '#features/help/help.queries.ts';
import { HelpFrame } from '#features/help/help-frame.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { usePageSubject } from '#shared/page/page-subject.ts';
import { href } from '#shared/routing/href.ts';
import type { FindSubject, Prefetch } from '#shared/routing/page-module.ts';
import { readId } from '#shared/routing/read-id.ts';
import { formatDay } from '#shared/time/format-time.ts';

export const prefetch: Prefetch = (client, { params }) => {
  const id = readId(params.id);
  void prefetchHelpFrame(client);
  if (id > 0) void client.prefetchQuery(articleQuery(id));
};
export const findSubject: FindSubject = (client, { params }) =>
  client.getQueryData(articleQuery(readId(params.id)).queryKey)?.title;

/** A news article with links to the older and the newer one (R108). */
export default function NewsInfoPage() {
  const { id: idText, type } = useParams();
  const id = readId(idText);
  const query = useQuery({ ...articleQuery(id), enabled: id > 0 });
  const { data } = query;
  usePageSubject(data?.title);
  const list = type === 'company' ? 'news_company' : 'news_industry';
  const linkTo = (other: ArticleNeighbour | null) =>
    other && { title: other.title, href: href('news_info', { id: other.id, type: type ?? 'hy' }) };

  return (
    <HelpFrame {...(data ? { title: data.title } : {})}>
      <Loaded
        query={query}
        fullPage
        skeleton={<ArticleSkeleton />}
        missing={
          <EmptyState
            fullPage
            title="文章不存在或已撤下"
            picture="search"
            action={<Button href={href(list)}>返回列表</Button>}
          />
        }
      >
        {(article) => (
          <Article
            title={article.title}
            meta={`${formatDay(article.publishedAt)}　${article.author}　阅读 ${article.views}`}
            picture={article.image ?? undefined}
            previous={linkTo(article.previous)}
            next={linkTo(article.next)}
          >
            <ArticleBody html={article.html} />
          </Article>
        )}
      </Loaded>
    </HelpFrame>
  );
}
