import type { Prefetch } from '#shared/routing/page-module.ts';
import { NewsList, prefetchNews } from '../parts/news-list.tsx';

export const prefetch: Prefetch = (client, location) => void prefetchNews(client, 'news_company', location);

export default function NewsCompanyPage() {
  return <NewsList route="news_company" />;
}
