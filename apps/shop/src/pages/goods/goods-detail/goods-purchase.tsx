import { operations } from '@yaoji/api-client';
import { blockView, ownPriceNote, priceView, tagViews } from '@yaoji/api-client/view';
import type { Goods, GoodsDetail } from '@yaoji/api-client/wire';
import { clampQuantity, compareDecimals, type QuantityLimits, quantityReasonText } from '@yaoji/domain';
import {
  AddToCartButton,
  BuyBar,
  Countdown,
  FavouriteStar,
  formatMoney,
  Link,
  Price,
  PromotionTag,
  QuantityStepper,
  TierTable,
} from '@yaoji/ui';
import { useMemo, useState } from 'react';
import { toLine, useAddToCart } from '#features/cart/add-to-cart.mutation.ts';
import { firstQuantity, limitsOf } from '#features/goods/goods-limits.ts';
import { unitPriceOf } from '#features/goods/goods-price.ts';
import { viewOptions } from '#features/goods/goods-view.ts';
import { useGoodsActions } from '#features/goods/use-goods-actions.ts';
import { ReasonHelp } from '#features/help/reason-help.tsx';
import { RoleButton } from '#features/user/role-button.tsx';
import { clockOffsetMs } from '#shared/clock/server-clock.ts';
import { href } from '#shared/routing/href.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import { useNavigateIfHere } from '#shared/routing/use-navigate-if-here.ts';
import * as css from './goods-detail.css.ts';
import { GoodsFacts } from './goods-facts.tsx';
import { GoodsGallery } from './goods-gallery.tsx';
import { GoodsOffers } from './goods-offers.tsx';

/** Pictures, price and the add-to-cart controls. */
export function GoodsPurchase({ detail }: { detail: GoodsDetail }) {
  const { goods } = detail;
  const limits = useMemo(() => limitsOf(goods), [goods]);
  const [chosen, setChosen] = useState(() => firstQuantity(limits));
  const { quantity } = clampQuantity(chosen, limits);
  const { toggleFavourite, favouritePending } = useGoodsActions(goods);

  return (
    <section className={css.purchase} aria-label="购买">
      <GoodsGallery goods={goods} />
      <div className={css.buying}>
        <div className={css.nameRow}>
          <h1 className={css.name}>{goods.name}</h1>
          <FavouriteStar
            favourite={goods.isFavourite}
            name={goods.name}
            pending={favouritePending}
            onToggle={toggleFavourite}
          />
        </div>
        <p className={css.subtitle}>{[goods.spec, goods.maker].filter(Boolean).join('　')}</p>

        <PriceBox goods={goods} quantity={quantity} />

        <GoodsFacts detail={detail} onTakeQuantity={setChosen} />

        <BuyActions goods={goods} limits={limits} quantity={quantity} onChange={setChosen} />

        <GoodsOffers detail={detail} />
      </div>
    </section>
  );
}

/** The price at this quantity, and offers that lower it. */
function PriceBox({ goods, quantity }: { goods: Goods; quantity: string }) {
  const loginHref = useLoginHref();
  const price = unitPriceOf(goods, quantity);
  const ownPrice = ownPriceNote(goods);
  const reached = tiersOf(goods).findLast(({ from }) => compareDecimals(from, quantity) <= 0);
  // A lower special price holds at no tier.
  const current = price !== null && reached && compareDecimals(reached.price, price) === 0 ? reached.from : undefined;
  const tags = tagViews(goods, viewOptions(loginHref));
  return (
    <div className={css.priceBox}>
      <div className={css.priceRow}>
        <Price
          value={price ?? priceView(goods)}
          size="huge"
          unit={goods.unit}
          {...(goods.priceHidden === 'LOGIN' ? { hiddenHref: loginHref } : {})}
        />
        {ownPrice && <span className={css.couponPrice}>{ownPrice}</span>}
        {goods.struckPrice && <Price value={goods.struckPrice} tone="muted" struck />}
        {goods.suggestedPrice && (
          <span className={css.quiet}>
            建议零售价 <Price value={goods.suggestedPrice} size="small" tone="muted" />
          </span>
        )}
        {goods.couponPrice && <span className={css.couponPrice}>券后 {formatMoney(goods.couponPrice)}</span>}
        {goods.special?.kind === 'seckill' && (
          <Countdown until={goods.special.endsAt * 1000} clockOffsetMs={clockOffsetMs()} label="距秒杀结束" />
        )}
        {goods.isBuyable && (
          <Link href={href('goods_reminders', {}, { goods: goods.id })} tone="muted">
            降价提醒
          </Link>
        )}
      </div>
      {goods.ladder.length > 0 && price !== null && (
        <TierTable tiers={tiersOf(goods)} unit={goods.unit} current={current} />
      )}
      {tags.length > 0 && (
        <div className={css.tags}>
          {tags.map((tag) => (
            <PromotionTag key={tag.kind} {...tag} />
          ))}
        </div>
      )}
    </div>
  );
}

/** The price tiers, including the own or list price below the first one. */
function tiersOf({ ladder, ownPrice, listPrice, packStep }: Goods) {
  const below = ownPrice?.price ?? listPrice;
  const steps = ladder.map(({ number, price }) => ({ from: number, price }));
  const isBelow = below !== null && compareDecimals(packStep, steps[0]?.from ?? 0) < 0;
  return isBelow ? [{ from: packStep, price: below }, ...steps] : steps;
}

type BuyActionsProps = {
  goods: Goods;
  limits: QuantityLimits;
  quantity: string;
  onChange: (quantity: string) => void;
};

/** Quantity and buy buttons, or why the product cannot be bought. */
function BuyActions({ goods, limits, quantity, onChange }: BuyActionsProps) {
  const loginHref = useLoginHref();
  const { add, adding } = useGoodsActions(goods);
  const { buyNow, buying } = useBuyNow(goods);
  const disabledReason = limits.reason ? quantityReasonText[limits.reason] : undefined;
  const block = goods.block && blockView(goods.block, goods, viewOptions(loginHref));
  if (block) {
    return (
      <p className={css.block}>
        {block.message}
        {block.fix && <Link href={block.fix.href}>{block.fix.label}</Link>}
        {goods.block && <ReasonHelp code={goods.block.code} />}
      </p>
    );
  }
  return (
    <div className={css.actions}>
      <BuyBar
        price={<Price value={unitPriceOf(goods, quantity) ?? priceView(goods)} size="large" unit={goods.unit} shrink />}
      >
        <QuantityStepper
          label={`${goods.name} 数量`}
          size="large"
          value={quantity}
          limits={limits}
          clamp={clampQuantity}
          onChange={onChange}
          disabledReason={disabledReason}
        />
        <AddToCartButton
          name={goods.name}
          size="large"
          icon
          loading={adding}
          onAdd={() => add(quantity)}
          disabledReason={disabledReason}
          {...(goods.buyLabel ? { label: goods.buyLabel } : {})}
        />
      </BuyBar>
      <RoleButton
        operation={operations.addCartLines}
        tone="brandOutline"
        size="large"
        loading={buying}
        disabled={limits.disabled}
        onClick={() => buyNow(quantity)}
      >
        立即购买
      </RoleButton>
    </div>
  );
}

/** Adds the product to the cart and checks out that line only; other lines stay in the cart. */
function useBuyNow(goods: Goods) {
  const navigateIfHere = useNavigateIfHere();
  const { add, adding } = useAddToCart();
  const buyNow = async (quantity: string) => {
    const [result] = await add([toLine(goods, quantity)]);
    if (result?.ok) navigateIfHere(href('cart_step2', {}, { line: result.lineId }), { replace: false });
  };
  return { buyNow: (quantity: string) => void buyNow(quantity), buying: adding };
}
