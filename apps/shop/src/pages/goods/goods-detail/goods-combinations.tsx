import { useQuery } from '@tanstack/react-query';
import { Card, Skeleton } from '@yaoji/ui';
import { combinationsWithQuery } from '#features/promotion/combination.queries.ts';
import { CombinationItem } from '#features/promotion/combination-item.tsx';
import { LoadError } from '#shared/page/loaded.tsx';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import * as css from './goods-detail.css.ts';

/** Sets that include the product at a lower price. */
export default function GoodsCombinations({ goodsId }: { goodsId: number }) {
  const loginHref = useLoginHref();
  const query = useQuery(combinationsWithQuery(goodsId));
  if (query.isPending) return <CombinationsPending />;
  if (!query.data) {
    return (
      <Card title="组合购">
        <LoadError query={query} compact />
      </Card>
    );
  }
  if (query.data.list.length === 0) return null;
  return (
    <Card title="组合购" note="整套加入购物车更便宜">
      <div className={css.combinations}>
        {query.data.list.map((combination) => (
          <CombinationItem key={combination.id} combination={combination} loginHref={loginHref} />
        ))}
      </div>
    </Card>
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
