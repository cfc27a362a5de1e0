import { useQuery } from '@tanstack/react-query';
import { Card, Skeleton } from '@yaoji/ui';
import { combinationsWithQuery } from '#features/activity/combination.queries.ts';
import { CombinationItem } from '#features/activity/combination-item.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import * as css from './goods-detail.css.ts';

/** Sets that include the product at a lower price. */
export function GoodsCombinations({ goodsId }: { goodsId: number }) {
  const loginHref = useLoginHref();
  return (
    <Loaded
      query={useQuery(combinationsWithQuery(goodsId))}
      compact
      inCard="组合购"
      skeleton={<CombinationsPending />}
      empty={null}
    >
      {({ list }) => (
        <Card title="组合购" note="整套加入购物车更便宜">
          <div className={css.combinations}>
            {list.map((combination) => (
              <CombinationItem key={combination.id} combination={combination} loginHref={loginHref} />
            ))}
          </div>
        </Card>
      )}
    </Loaded>
  );
}

/** About as high as one set, to avoid a layout shift. */
function CombinationsPending() {
  return (
    <Card title="组合购">
      <Skeleton height={260} />
    </Card>
  );
}
