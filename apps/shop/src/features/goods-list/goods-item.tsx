import type { Goods } from '@yaoji/api-client/wire';
import { clampQuantity } from '@yaoji/domain';
import { GoodsCard } from '@yaoji/ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { firstQuantity, limitsOf } from '#features/goods/goods-limits.ts';
import { toGoodsView } from '#features/goods/goods-view.ts';
import { useGoodsActions } from '#features/goods/use-goods-actions.ts';
import { ErrorBoundary } from '#shared/page/error-boundary.tsx';
import { whenOnline } from '#shared/page/when-online.ts';

const AddOnDialog = lazy(whenOnline(() => import('#features/add-on/add-on-dialog.tsx')));

export type GoodsItemProps = {
  goods: Goods;
  /** The login page with a way back here. */
  loginHref: string;
  picture?: boolean;
  eager?: boolean;
  headingLevel?: 2 | 3;
  /** Renders the comparison mark. */
  mark?: ComponentType<{ goods: Goods }>;
  /** Below the facts. */
  children?: ReactNode;
};

/**
 * A product card with its actions: choose a quantity, add to the cart, favourite. A product that fails to render leaves
 * out only its own card; React reports the error.
 */
export function GoodsItem(props: GoodsItemProps) {
  return (
    <ErrorBoundary resetKey={String(props.goods.id)} fallback={() => null}>
      <Item {...props} />
    </ErrorBoundary>
  );
}

function Item({ goods, loginHref, mark: Mark, ...looks }: GoodsItemProps) {
  const view = useMemo(() => toGoodsView(goods, loginHref), [goods, loginHref]);
  const limits = useMemo(() => limitsOf(goods), [goods]);
  const [chosen, setChosen] = useState(() => firstQuantity(limits));
  const { quantity } = clampQuantity(chosen, limits);
  const actions = useGoodsActions(goods);
  const swapActivityId = goods.buyLabel === null ? swapActivityIdOf(goods) : null;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <GoodsCard
        {...looks}
        goods={view}
        quantity={quantity}
        limits={limits}
        clamp={clampQuantity}
        onQuantityChange={setChosen}
        onAdd={() => (swapActivityId === null ? actions.add(quantity) : setChoosing(true))}
        adding={actions.adding}
        addLabel={goods.buyLabel ?? undefined}
        addOpensDialog={swapActivityId !== null}
        favourite={goods.isFavourite}
        favouritePending={actions.favouritePending}
        onFavourite={actions.toggleFavourite}
        mark={Mark && <Mark goods={goods} />}
      />
      {isChoosing && swapActivityId !== null && (
        <Suspense>
          <AddOnDialog
            goods={goods}
            activityId={swapActivityId}
            initialQuantity={quantity}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** The swap activity of a product, which is then added through a dialog (加购商品); null without one. */
const swapActivityIdOf = ({ activities }: Pick<Goods, 'activities'>): number | null =>
  activities.find(({ kind }) => kind === 'swap')?.id ?? null;
