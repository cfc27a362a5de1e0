import { useQuery } from '@tanstack/react-query';
import { SearchBox, type SuggestionRowsState } from '@yaoji/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { orderSuggestionsQuery } from '#features/cart/order-suggestions.queries.ts';
import { siteQuery } from '#features/site/site.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { whenOnline } from '#shared/page/when-online.ts';
import { href } from '#shared/routing/href.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { useRouteName } from '#shared/routing/use-route-name.ts';
import type { OnRowKey } from './order-rows.tsx';
import { recentWords } from './recent-words.ts';
import type { SearchType } from './search.queries.ts';
import { SearchStart } from './search-start.tsx';
import { storedSuggestions } from './stored-suggestions.ts';
import { useSuggestions } from './use-suggestions.ts';

const OrderRows = lazy(whenOnline(() => import('./order-rows.tsx')));
const ScanDialog = lazy(whenOnline(() => import('./scan-dialog.tsx')));

export function SiteSearch({ hot = false }: { hot?: boolean }) {
  const navigate = useNavigate();
  const routeName = useRouteName();
  const isTable = routeName === 'search_table';
  const isSearch = isTable || routeName === 'search_index';
  const location = useLocation();
  const search = new URLSearchParams(isSearch ? location.search : '');
  const query = search.get('keywords') ?? '';
  const addressKind: SearchType = search.get('type') === 'maker' ? 'maker' : 'goods';

  const [chosen, setChosen] = useState<{ at: string; kind: SearchType }>();
  const kind = chosen?.at === location.key ? chosen.kind : addressKind;
  const [typed, setTyped] = useState('');
  // The page of the open scanner; another page closes it.
  const [scanning, setScanning] = useState<string>();
  const { data: user } = useQuery(userStateQuery());
  const { data: common } = useQuery({ ...siteQuery(), enabled: hot });
  const hotWords = (common?.hotSearches ?? []).map(({ name, url }) => ({
    label: name,
    href: resolveLink(url) ?? href('search_index', {}, { keywords: name }),
  }));

  const target = isTable ? 'search_table' : 'search_index';
  const go = (keywords: string) => {
    if (keywords === '') return;
    setTyped('');
    const type = kind === 'maker' ? kind : undefined;
    void navigate(href(target, {}, { keywords, type }));
  };

  const buyerId = user?.id ?? 0;
  const isUserKnown = user !== undefined;
  useEffect(() => {
    if (isUserKnown && query !== '' && addressKind === 'goods') recentWords.add(buyerId, query);
  }, [isUserKnown, buyerId, query, addressKind]);

  const suggestions = useSuggestions(typed, kind);
  const ordersHere = user?.isLoggedIn === true && kind === 'goods';
  const isStart = typed.trim() === '';
  const { rows, isLoading } = useOrderRows(typed.trim(), ordersHere && (isStart || suggestions.state === 'ready'));

  return (
    <>
      <SearchBox
        query={query}
        onQueryChange={(text) => {
          setTyped(text);
          if (text.trim() === '') storedSuggestions.remove();
        }}
        onSearch={go}
        kind={kind}
        onKindChange={(next) => setChosen({ at: location.key, kind: next as SearchType })}
        suggestions={isLoading ? { state: 'loading', items: [] } : suggestions}
        nothingFound={
          user?.isLoggedIn
            ? { label: '登记求购', href: href('demand_add', {}, { name: typed.trim().slice(0, 100) }) }
            : undefined
        }
        rows={rows}
        start={<SearchStart buyerId={buyerId} hot={hotWords} hrefOf={(word) => href(target, {}, { keywords: word })} />}
        onSuggestion={({ label }) => go(label)}
        hotWords={hot ? hotWords : undefined}
        action={href(target)}
        names={{ query: 'keywords', kind: 'type' }}
        onScan={user?.isLoggedIn ? () => setScanning(location.key) : undefined}
        {...(kind === 'maker' ? { placeholder: '生产厂家名称' } : {})}
      />
      {scanning === location.key && (
        <Suspense>
          <ScanDialog onClose={() => setScanning(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** Products that a buyer orders as they type. Loads the code for the rows with the first of them. */
function useOrderRows(keywords: string, isWanted: boolean) {
  const [count, setCount] = useState(0);
  const onKey = useRef<OnRowKey>(null);
  const suggests = isWanted && keywords !== '';
  const { data, isPending } = useQuery({ ...orderSuggestionsQuery(keywords), enabled: suggests });
  if (!isWanted) return { rows: undefined, isLoading: false };
  const rows = {
    count,
    draw: (state: SuggestionRowsState) => (
      <Suspense fallback={null}>
        <OrderRows keywords={keywords} state={state} onCount={setCount} onKey={onKey} />
      </Suspense>
    ),
    onKey: (...pressed: Parameters<OnRowKey>) => onKey.current?.(...pressed),
  };
  // Suggestions wait for the rows above them, so nothing moves under a finger.
  return { rows, isLoading: suggests && (isPending || (count === 0 && (data?.list.length ?? 0) > 0)) };
}
