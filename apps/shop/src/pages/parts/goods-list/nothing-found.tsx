import { useQuery } from '@tanstack/react-query';
import { EmptyState, SearchEmptyState } from '@yaoji/ui';
import { hotSearchesQuery } from '#features/search/search.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { href } from '#shared/routing/href.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';

/** A list without goods; of a search (`keyword`) with whom to ask, and what others search for (S16). */
export default function NothingFound({ keyword }: { readonly keyword: string | null }) {
  return keyword === null ? <EmptyState /> : <NoMatch keyword={keyword} />;
}

function NoMatch({ keyword }: { readonly keyword: string }) {
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
