import { NewsList, prefetchNews } from '#features/help/news-list.tsx';
import type { Prefetch } from '#shared/routing/page-module.ts';

export const prefetch: Prefetch = (client, location) => void prefetchNews(client, 'news_industry', location);

export default function NewsIndustryPage() {
  return <NewsList route="news_industry" />;
}
