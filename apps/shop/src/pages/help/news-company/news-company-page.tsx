import { NewsList } from '#features/help/news-list.tsx';

export { prefetchNews as prefetch } from '#features/help/help.queries.ts';

export default function NewsCompanyPage() {
  return <NewsList route="news_company" />;
}
