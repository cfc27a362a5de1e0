import type { Prefetch } from '#shared/routing/page-module.ts';
import { NewsList, prefetchNews } from '../parts/news-list.tsx';

export const prefetch: Prefetch = (client, location) => void prefetchNews(client, 'news_industry', location);

export default function NewsIndustryPage() {
  return <NewsList route="news_industry" />;
}
