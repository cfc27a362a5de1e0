import { useQuery } from '@tanstack/react-query';
import { getRoute } from '@yaoji/routes';
import { Card, EmptyState, Pagination, Skeleton, visuallyHidden } from '@yaoji/ui';
import { combinationsPerPage, combinationsQuery } from '#features/activity/combination.queries.ts';
import { CombinationItem } from '#features/activity/combination-item.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { SubPage } from '#shared/page/sub-page.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readPage } from '#shared/routing/read-page.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import * as css from './combination.css.ts';

const title = getRoute('combination').title ?? '';

export const prefetch: Prefetch = (client, { search }) =>
  void client.prefetchQuery(combinationsQuery(readPage(search)));

/** Sets of products at a lower price, added as one (R013). */
export default function CombinationPage() {
  const page = readPage(useSearch());
  const query = useQuery(combinationsQuery(page));
  const { data } = query;
  const loginHref = useLoginHref();
  return (
    <SubPage trail={[{ label: title }]}>
      <div className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.rule}>整套购买按组合价结算，购物车内每套商品数量齐全时生效</p>
      </div>
      <Loaded
        query={query}
        empty={
          <Card>
            <EmptyState title="暂无进行中的组合" />
          </Card>
        }
        skeleton={[1, 2, 3].map((key) => <Skeleton key={key} height={256} />)}
      >
        {(data) => (
          <>
            <h2 className={visuallyHidden}>进行中的组合</h2>
            <ul className={css.list}>
              {data.list.map((combination) => (
                <li key={combination.id}>
                  <CombinationItem combination={combination} loginHref={loginHref} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Loaded>
      <Pagination
        page={page}
        pageCount={Math.ceil((data?.total ?? 0) / combinationsPerPage)}
        hrefOf={(next) => href('combination', {}, { page: next })}
      />
    </SubPage>
  );
}
