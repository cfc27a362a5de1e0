import { useQuery } from '@tanstack/react-query';
import type { Goods } from '@yaoji/api-client/wire';
import { clampQuantity, compareMoney, type SwapOffer } from '@yaoji/domain';
import {
  Button,
  Dialog,
  EmptyState,
  ErrorState,
  GoodsOffer,
  GoodsOffers,
  GoodsPicture,
  PageLoading,
  Price,
  QuantityStepper,
} from '@yaoji/ui';
import { useState } from 'react';
import { toLine, useAddToCart } from '#features/cart/add-to-cart.mutation.ts';
import { cartQuery } from '#features/cart/cart.queries.ts';
import { missingText, swapOffersWith } from '#features/cart/swap-offers.ts';
import { limitsOf } from '#features/goods/goods-limits.ts';
import { unitPriceOf } from '#features/goods/goods-price.ts';
import { toPrice } from '#features/goods/goods-view.ts';
import { activityQuery } from '#features/promotion/activity.queries.ts';
import { href } from '#shared/routing/href.ts';
import * as css from './add-on-dialog.css.ts';

type AddOnDialogProps = {
  readonly goods: Goods;
  /** The swap activity that the goods count for. */
  readonly activityId: number;
  /** What the card had in its field. */
  readonly initialQuantity: string;
  readonly onClose: () => void;
};

/** 加购商品: how much of the goods, and which swap goods come along; what they unlock follows the quantity (D3). */
export default function AddOnDialog({ goods, activityId, initialQuantity, onClose }: AddOnDialogProps) {
  const limits = limitsOf(goods);
  const [quantity, setQuantity] = useState(initialQuantity);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const { add, adding } = useAddToCart();
  const detail = useQuery(activityQuery(activityId));
  const cart = useQuery(cartQuery());
  const failed = detail.isError ? detail : cart.isError ? cart : null;

  const known = detail.data && cart.data && swapOffersWith(cart.data, goods, quantity, detail.data);
  const wares = new Map(detail.data?.tiers.flatMap(({ swaps }) => swaps).map((swap) => [swap.goodsId, swap]));
  const offers = (known ?? []).map((offer) => {
    const goodsId = Number(offer.goodsId);
    const isInCart = cart.data?.lines.some(
      (line) => line.addedKind === 'swap' && line.goodsId === goodsId && line.activityId === activityId,
    );
    const note = isInCart ? '已在购物车' : noteOf(offer);
    return { ...offer, goodsId, note, ware: wares.get(goodsId), isChosen: ticked.has(goodsId) && !note };
  });
  const chosen = offers.filter(({ isChosen }) => isChosen);

  const tick = (goodsId: number, isTicked: boolean) =>
    setTicked((before) => new Set(isTicked ? [...before, goodsId] : [...before].filter((id) => id !== goodsId)));
  const submit = async () => {
    // Of swap goods the server takes one pack.
    const swaps = chosen.map(({ goodsId }) => ({ goodsId, quantity: '1', kind: 'swap' as const, activityId }));
    const results = await add([toLine(goods, quantity), ...swaps]);
    if (results.some((result) => result?.ok)) onClose();
  };

  return (
    <Dialog
      open
      title="加购商品"
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            取消
          </Button>
          <Button loading={adding} onClick={() => void submit()}>
            {chosen.length > 0 ? `加入购物车（含换购 ${chosen.length} 种）` : '加入购物车'}
          </Button>
        </>
      }
    >
      <div className={css.goods}>
        <span className={css.picture}>
          <GoodsPicture src={goods.pictures[0]?.thumbnail} alt="" size={64} />
        </span>
        <div>
          <p className={css.name}>{goods.name}</p>
          <p className={css.quiet}>{[goods.spec, goods.maker].filter(Boolean).join('　')}</p>
          <Price value={unitPriceOf(goods, quantity) ?? toPrice(goods)} unit={goods.unit} />
        </div>
        <div className={css.stepper}>
          <QuantityStepper
            label={`${goods.name} 数量`}
            value={quantity}
            limits={limits}
            clamp={clampQuantity}
            onChange={setQuantity}
            block
          />
        </div>
      </div>
      {known ? (
        <>
          <div className={css.rule}>
            <h3 className={css.title}>{detail.data?.activity.title}</h3>
            <p className={css.quiet}>{detail.data?.activity.description}</p>
          </div>
          {offers.length > 0 ? (
            <GoodsOffers label="可换购商品">
              {offers.map(({ goodsId, name, price, maximum, note, ware, isChosen }) => (
                <GoodsOffer
                  key={goodsId}
                  tag="换购"
                  name={name}
                  spec={ware?.spec ?? undefined}
                  href={href('list_info', { id: goodsId })}
                  picture={ware?.picture}
                  price={price}
                  quantity={`限${maximum}${ware?.unit ?? '件'}`}
                  faded={note !== null}
                  {...(note ? { note } : {})}
                  choice={{
                    label: '换购',
                    checked: isChosen,
                    disabled: note !== null,
                    onChange: (checked) => tick(goodsId, checked),
                  }}
                />
              ))}
            </GoodsOffers>
          ) : (
            <EmptyState compact title="暂无可换购的商品" />
          )}
        </>
      ) : failed ? (
        <ErrorState compact onRetry={() => void failed.refetch()} retrying={failed.isFetching} />
      ) : (
        <PageLoading />
      )}
    </Dialog>
  );
}

/** Why it cannot be ticked; null where it can. */
const noteOf = (offer: SwapOffer): string | null => {
  if (compareMoney(offer.maximum, 0) <= 0) return '已换完';
  return offer.reached ? null : missingText(offer);
};
