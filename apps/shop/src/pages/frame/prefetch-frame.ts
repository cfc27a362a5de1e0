import type { QueryClient } from '@tanstack/react-query';
import { commonFocusQuery } from '#features/focus/focus.queries.ts';
import { footerCategoriesQuery } from '#features/help/help.queries.ts';
import { linksQuery } from '#features/help/links.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';

/** Starts the queries of what stands around every page. */
export function prefetchFrame(client: QueryClient) {
  void client.prefetchQuery(userStateQuery());
  void client.prefetchQuery(commonFocusQuery());
  void client.prefetchQuery(footerCategoriesQuery());
  void client.prefetchQuery(linksQuery());
}
