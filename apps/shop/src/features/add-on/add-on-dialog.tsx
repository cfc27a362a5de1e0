import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { priceView } from '@yaoji/api-client/view';
import type { Goods, TierSwap } from '@yaoji/api-client/wire';
import { clampQuantity, compareDecimals, type SwapOffer } from '@yaoji/domain';
import { Button, Dialog, EmptyState, GoodsOffer, GoodsOffers, GoodsPicture, Price, QuantityStepper } from '@yaoji/ui';
import { useState } from 'react';
import { activityQuery } from '#features/activity/activity.queries.ts';
import { toLine, useAddToCart } from '#features/cart/add-to-cart.mutation.ts';
import { cartQuery } from '#features/cart/cart.queries.ts';
import { missingText, swapOffersWith } from '#features/cart/swap-offers.ts';
import { limitsOf } from '#features/goods/goods-limits.ts';
import { unitPriceOf } from '#features/goods/goods-price.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import * as css from './add-on-dialog.css.ts';

type AddOnDialogProps = {
  goods: Goods;
  /** The swap activity that the product counts towards. */
  activityId: number;
  /** The value of the card's quantity field. */
  initialQuantity: string;
  onClose: () => void;
};

/** 加购商品: a product's quantity and its swap products; the quantity decides which are unlocked (D3). */
export default function AddOnDialog({ goods, activityId, initialQuantity, onClose }: AddOnDialogProps) {
  const [quantity, setQuantity] = useState(initialQuantity);
  const { add, adding } = useAddToCart();
  const { query, chosen, tick } = useSwapChoice(goods, activityId, quantity);
  const submit = async () => {
    // The server accepts one pack of a swap product.
    const swaps = chosen.map(({ id }) => ({ goodsId: id, quantity: '1', kind: 'swap' as const, activityId }));
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
          <RoleButton operation={operations.addCartLines} loading={adding} onClick={() => void submit()}>
            {chosen.length > 0 ? `加入购物车（含换购 ${chosen.length} 种）` : '加入购物车'}
          </RoleButton>
        </>
      }
    >
      <ChosenGoods goods={goods} quantity={quantity} onChange={setQuantity} />
      <Loaded query={query} compact>
        {({ activity, offers }) => (
          <>
            <div className={css.rule}>
              <h3 className={css.title}>{activity.title}</h3>
              <p className={css.quiet}>{activity.description}</p>
            </div>
            <SwapOffers offers={offers} onTick={tick} />
          </>
        )}
      </Loaded>
    </Dialog>
  );
}

type SwapChoice = SwapOffer & {
  id: number;
  /** Why it cannot be chosen; null if it can. */
  note: string | null;
  ware: TierSwap | undefined;
  isChosen: boolean;
};

/** The swap products that this quantity unlocks, and the chosen ones. */
function useSwapChoice(goods: Goods, activityId: number, quantity: string) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const detail = useQuery(activityQuery(activityId));
  const cart = useQuery(cartQuery());
  const known = detail.data && cart.data && swapOffersWith(cart.data, goods, quantity, detail.data);
  const wares = new Map(detail.data?.tiers.flatMap(({ swaps }) => swaps).map((swap) => [swap.goodsId, swap]));
  const offers = known?.map((offer): SwapChoice => {
    const id = offer.goodsId;
    const isInCart = cart.data?.lines.some(
      (line) => line.addedKind === 'swap' && line.goodsId === id && line.activityId === activityId,
    );
    const note = isInCart ? '已在购物车' : noteOf(offer);
    return { ...offer, id, note, ware: wares.get(id), isChosen: ticked.has(id) && !note };
  });
  const tick = (id: number, isTicked: boolean) =>
    setTicked((before) => new Set(isTicked ? [...before, id] : [...before].filter((one) => one !== id)));
  return {
    query: { ...(detail.data ? cart : detail), data: detail.data && offers && { ...detail.data, offers } },
    chosen: offers?.filter(({ isChosen }) => isChosen) ?? [],
    tick,
  };
}

/** Why it cannot be chosen; null if it can. */
const noteOf = (offer: SwapOffer): string | null => {
  if (compareDecimals(offer.maximum, 0) <= 0) return '已换完';
  return offer.reached ? null : missingText(offer);
};

type ChosenGoodsProps = {
  goods: Goods;
  quantity: string;
  onChange: (quantity: string) => void;
};

const ChosenGoods = ({ goods, quantity, onChange }: ChosenGoodsProps) => (
  <div className={css.goods}>
    <span className={css.picture}>
      <GoodsPicture src={goods.pictures[0]?.thumbnail} alt="" size={64} />
    </span>
    <div>
      <p className={css.name}>{goods.name}</p>
      <p className={css.quiet}>{[goods.spec, goods.maker].filter(Boolean).join('　')}</p>
      <Price value={unitPriceOf(goods, quantity) ?? priceView(goods)} unit={goods.unit} />
    </div>
    <div className={css.stepper}>
      <QuantityStepper
        label={`${goods.name} 数量`}
        value={quantity}
        limits={limitsOf(goods)}
        clamp={clampQuantity}
        onChange={onChange}
        block
      />
    </div>
  </div>
);

type SwapOffersProps = {
  offers: readonly SwapChoice[];
  onTick: (id: number, isTicked: boolean) => void;
};

function SwapOffers({ offers, onTick }: SwapOffersProps) {
  if (offers.length === 0) return <EmptyState compact title="暂无可换购的商品" />;
  return (
    <GoodsOffers label="可换购商品">
      {offers.map(({ id, name, price, maximum, note, ware, isChosen }) => (
        <GoodsOffer
          key={id}
          tag="换购"
          name={name}
          spec={ware?.spec ?? undefined}
          href={href('list_info', { id })}
          picture={ware?.picture}
          price={price}
          quantity={`限${maximum}${ware?.unit ?? '件'}`}
          faded={note !== null}
          {...(note ? { note } : {})}
          choice={{
            label: '换购',
            checked: isChosen,
            disabled: note !== null,
            onChange: (checked) => onTick(id, checked),
          }}
        />
      ))}
    </GoodsOffers>
  );
}
