import { useQuery } from '@tanstack/react-query';
import type { Goods } from '@yaoji/api-client/wire';
import { Button, Card, EmptyState, Link, SearchEmptyState } from '@yaoji/ui';
import { boughtGoodsQuery } from '#features/bought/bought.queries.ts';
import { recommendedGoodsQuery } from '#features/goods/goods.queries.ts';
import { QuickTile } from '#features/goods/quick-tile.tsx';
import { hotSearchesQuery } from '#features/search/search.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { href } from '#shared/routing/href.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import { goodsListQuery } from './goods-list.queries.ts';
import { type GoodsListState, readListState } from './list-state.ts';
import * as css from './nothing-found.css.ts';

/** An empty list; for a search it shows the attempts, close matches and a way to request the product (S16). */
export function NothingFound({ search }: { search: GoodsListState | null }) {
  return search === null ? <EmptyState /> : <NoMatch search={search} />;
}

/** Full rows of six, three and two. */
const mostShown = 6;

function NoMatch({ search }: { search: GoodsListState }) {
  const { keywords, searchType, isExact } = search;
  const { data: user } = useQuery(userStateQuery());
  const { data: hot = [] } = useQuery(hotSearchesQuery());
  const isBuyer = user?.isLoggedIn === true;
  const plain = { ...readListState(new URLSearchParams()), keywords, searchType };
  const isLimited = isExact || isFiltered(search);
  const near = useQuery({ ...goodsListQuery(plain), enabled: isLimited });
  const recommended = useQuery({ ...recommendedGoodsQuery(), enabled: !isLimited || near.data?.total === 0 });
  const bought = useQuery({ ...boughtGoodsQuery({ keywords: '', order: 'often', page: 1 }), enabled: isBuyer });
  const nearest = near.data?.list ?? [];
  return (
    <div className={css.page}>
      <SearchEmptyState
        keyword={keywords}
        hotWords={hot.map(({ name, url }) => ({
          label: name,
          href: resolveLink(url) ?? href('search_index', {}, { keywords: name }),
        }))}
        action={<Button href={href('demand_add', {}, { name: keywords.slice(0, 100) })}>登记求购</Button>}
        {...(user?.admin ? { contact: { name: user.admin.name, phone: user.admin.phone } } : {})}
      />
      <Card title="试过这些">
        <ul className={css.tried}>
          {triedIn(search).map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        {isLimited && (
          <Link href={href('search_index', {}, { keywords, ...(searchType === 'maker' ? { type: 'maker' } : {}) })}>
            不限条件，再找“{keywords}”
          </Link>
        )}
      </Card>
      <Tiles title="相近的商品" goods={nearest} />
      {nearest.length === 0 && <Tiles title="为您推荐" goods={recommended.data ?? []} />}
      {!recommended.isLoading && (
        <Tiles title="常买的商品" goods={(bought.data?.list ?? []).map(({ goods }) => goods)} />
      )}
    </div>
  );
}

const isFiltered = ({ chosen, ...state }: GoodsListState) =>
  Object.keys(chosen).length > 0 ||
  [state.priceMin, state.priceMax, state.inStock, state.activityId, state.couponId, state.expiryDays].some(Boolean);

/** The ways in which the words were searched. */
function triedIn(search: GoodsListState): string[] {
  const { searchType, isExact } = search;
  const words =
    searchType === 'maker'
      ? ['厂家名称、拼音和首字母']
      : ['名称、通用名、常用名、厂家、批准文号和条码', '拼音和首字母'];
  const guesses =
    isExact || searchType === 'maker'
      ? []
      : ['同音字、繁体字，错一个、多一个、少一个字', '不计规格和数量', '拆成几个词分别查找'];
  return [...words, ...guesses, ...(isFiltered(search) ? ['只在所选的条件之内'] : [])];
}

function Tiles({ title, goods }: { title: string; goods: readonly Goods[] }) {
  const loginHref = useLoginHref();
  if (goods.length === 0) return null;
  return (
    <Card title={title}>
      <div className={css.tiles}>
        {goods.slice(0, mostShown).map((one) => (
          <QuickTile key={one.id} goods={one} loginHref={loginHref} />
        ))}
      </div>
    </Card>
  );
}
