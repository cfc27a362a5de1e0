import type { QueryClient } from '@tanstack/react-query';
import { getRoute, type PageRoute } from '@yaoji/routes';
import { footerCategoriesQuery } from '#features/help/help-categories.queries.ts';
import { linksQuery } from '#features/help/links.queries.ts';
import { siteQuery, topAdQuery } from '#features/site/site.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { fetchesViewer } from './effects/use-viewer.ts';

/** Starts the queries of the frame around a page. */
export function prefetchFrame(client: QueryClient, name: PageRoute) {
  const { header, footer, topAd } = getRoute(name).layout;
  if (header === 'none' && !footer) return;
  if (fetchesViewer(name)) void client.prefetchQuery(userStateQuery());
  void client.prefetchQuery(siteQuery());
  if (topAd) void client.prefetchQuery(topAdQuery());
  void client.prefetchQuery(footerCategoriesQuery());
  void client.prefetchQuery(linksQuery());
}
