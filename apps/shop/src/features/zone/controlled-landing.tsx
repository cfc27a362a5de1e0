import type { UseQueryResult } from '@tanstack/react-query';
import type { ControlledFocus, ControlledSupplier } from '@yaoji/api-client/wire';
import { EmptyState, Skeleton } from '@yaoji/ui';
import { documentsQuery } from '#features/document/document.queries.ts';
import { GoodsFloor } from '#features/goods-list/goods-floor.tsx';
import { withoutRepeats } from '#features/goods-list/without-repeats.ts';
import { isKnownBuyer, userStateQuery } from '#features/user/user.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { SubPage } from '#shared/page/sub-page.tsx';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { noTarget, resolveLink } from '#shared/routing/resolve-link.ts';
import * as css from './controlled-landing.css.ts';
import { ControlledTerms } from './controlled-terms.tsx';
import { controlledBlocksQuery } from './zone.queries.ts';
import { ZoneBanners } from './zone-banners.tsx';

const title = '控销专区';

/** Starts the queries of a landing page, with a buyer's documents. */
export const prefetchControlled =
  (landing: 'old' | 'new'): Prefetch =>
  async (client) => {
    void client.prefetchQuery(controlledBlocksQuery(landing));
    await client.prefetchQuery(userStateQuery());
    if (isKnownBuyer(client)) await client.prefetchQuery(documentsQuery());
  };

/** The first blocks of the controlled-sales zone: banners, suppliers, strips of their products (C071, C076). */
export function ControlledLanding({ query }: { query: UseQueryResult<ControlledFocus> }) {
  return (
    <SubPage trail={[{ label: title }]}>
      <h1 className={css.heading}>{title}</h1>
      <Loaded query={query} skeleton={<Skeleton height={480} />}>
        {(data) => (
          <>
            <ZoneBanners label={title} banners={data.banners} />
            <ControlledTerms goods={withoutRepeats(data.floors.flatMap(({ goods }) => goods))} />
            {data.suppliers.length > 0 && (
              <ul className={css.suppliers} aria-label="供应商">
                {data.suppliers.map((supplier) => (
                  <li key={supplier.id}>
                    <SupplierCard supplier={supplier} />
                  </li>
                ))}
              </ul>
            )}
            {data.floors.map((floor) => (
              <GoodsFloor key={floor.id} floor={floor} />
            ))}
            {data.suppliers.length === 0 && data.floors.length === 0 && <EmptyState />}
          </>
        )}
      </Loaded>
    </SubPage>
  );
}

function SupplierCard({ supplier: { name, maker, image, url, goodsCount } }: { supplier: ControlledSupplier }) {
  return (
    <a className={css.supplier} href={resolveLink(url) ?? noTarget}>
      <img className={css.picture} src={image} alt="" width={280} height={112} loading="lazy" />
      <span className={css.name}>{name}</span>
      <span className={css.maker}>{maker}</span>
      <span className={css.count}>{goodsCount} 个品种</span>
    </a>
  );
}
