import { useQuery } from '@tanstack/react-query';
import { SearchEmptyState } from '@yaoji/ui';
import { hotSearchesQuery } from '#features/search/search.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { href } from '#shared/routing/href.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';

/** A search without a find: whom to ask, and what others search for (S16). */
export function NothingFound({ keyword }: { readonly keyword: string }) {
  const { data: user } = useQuery(userStateQuery());
  const { data: hot = [] } = useQuery(hotSearchesQuery());
  return (
    <SearchEmptyState
      keyword={keyword}
      hotWords={hot.map(({ name, url }) => ({
        label: name,
        href: resolveLink(url) ?? href('search_index', {}, { keywords: name }),
      }))}
      {...(user?.admin ? { contact: { name: user.admin.name, phone: user.admin.phone } } : {})}
    />
  );
}
