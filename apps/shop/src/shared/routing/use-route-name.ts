import type { PageRoute } from '@yaoji/routes';
import { useMatches } from 'react-router';

/** The name of the current route. */
export function useRouteName(): PageRoute {
  const handle = useMatches().at(-1)?.handle as { readonly name: PageRoute } | undefined; // routes.tsx gives one to each page.
  return handle?.name ?? 'not_found';
}
