import type { QueryClient } from '@tanstack/react-query';
import type { RouteName } from '@yaoji/routes';
import { commonFocusQuery } from '#features/focus/focus.queries.ts';
import { footerCategoriesQuery } from '#features/help/help.queries.ts';
import { linksQuery } from '#features/help/links.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { asksWhoLooks } from './use-viewer.ts';

/** Starts the queries of what stands around a page. */
export function prefetchFrame(client: QueryClient, name: RouteName) {
  if (asksWhoLooks(name)) void client.prefetchQuery(userStateQuery());
  void client.prefetchQuery(commonFocusQuery());
  void client.prefetchQuery(footerCategoriesQuery());
  void client.prefetchQuery(linksQuery());
}
