import type { Cart } from '@yaoji/api-client/wire';
import { compareDecimals } from '@yaoji/domain';
import { GoodsOffer, GoodsOffers } from '@yaoji/ui';
import { useAddToCart } from '#features/cart/add-to-cart.mutation.ts';
import type { LineGroup } from '#features/cart/cart-groups.ts';
import { missingText } from '#features/cart/swap-offers.ts';
import { href } from '#shared/routing/href.ts';
import * as css from './cart.css.ts';

type GroupOffersProps = { group: LineGroup; cart: Cart };

/** A promotion's extras: gifts, and swap products to choose from (D3). */
export function GroupOffers({ group, cart }: GroupOffersProps) {
  const { gifts, swaps } = group;
  const { add, isAdding } = useAddToCart();
  const wares = waresOf(group, cart);
  const isTaken = (goodsId: number) =>
    group.pairs.some(({ line }) => line.addedKind === 'swap' && line.goodsId === goodsId);
  const offered = swaps.filter(({ goodsId }) => !isTaken(goodsId));

  const swap = (goodsId: number, activityId: number) => {
    // The server rounds up to the pack.
    void add([{ goodsId, quantity: '1', kind: 'swap', activityId }]);
  };

  return (
    <>
      {gifts.length > 0 && (
        <div className={css.offers}>
          <GoodsOffers label="赠品">
            {gifts.map((gift) => {
              const ware = wares.get(gift.goodsId);
              return (
                <GoodsOffer
                  key={gift.goodsId}
                  tag="赠"
                  name={gift.name}
                  spec={ware?.spec ?? undefined}
                  href={href('list_info', { id: gift.goodsId })}
                  picture={ware?.picture}
                  quantity={`×${gift.quantity}${ware?.unit ?? '件'}`}
                  faded={gift.quantity === '0'}
                  {...(gift.shortage ? { note: gift.shortage } : {})}
                />
              );
            })}
          </GoodsOffers>
        </div>
      )}
      {offered.length > 0 && (
        <div className={css.offers}>
          <GoodsOffers label="可换购商品">
            {offered.map((offer) => {
              const goodsId = offer.goodsId;
              const ware = wares.get(goodsId);
              const isGone = compareDecimals(offer.maximum, 0) <= 0;
              return (
                <GoodsOffer
                  key={goodsId}
                  tag="换购"
                  name={offer.name}
                  spec={ware?.spec ?? undefined}
                  href={href('list_info', { id: goodsId })}
                  picture={ware?.picture}
                  price={offer.price}
                  quantity={isGone ? '已换完' : `限${offer.maximum}${ware?.unit ?? '件'}`}
                  faded={!offer.reached || isGone}
                  {...(offer.reached ? {} : { note: missingText(offer) })}
                  {...(offer.reached && !isGone
                    ? {
                        action: {
                          label: '换购',
                          onClick: () => swap(goodsId, offer.activityId),
                          loading: isAdding(goodsId),
                        },
                      }
                    : {})}
                />
              );
            })}
          </GoodsOffers>
        </div>
      )}
    </>
  );
}

/** Pictures and units of the group's gifts and swap products. */
function waresOf({ activity }: LineGroup, { rules }: Cart) {
  const tiers = rules.tierRules.find(({ id }) => id === activity?.activityId)?.tiers ?? [];
  return new Map(tiers.flatMap(({ gifts, swaps }) => [...gifts, ...swaps]).map((ware) => [ware.goodsId, ware]));
}
