import type { GoodsDetail } from '@yaoji/api-client/wire';
import { clampQuantity, quantityReasonText } from '@yaoji/domain';
import {
  AddToCartButton,
  Countdown,
  FavoriteStar,
  formatMoney,
  ImageGallery,
  Link,
  Price,
  PromotionTag,
  QuantityStepper,
  TierTable,
} from '@yaoji/ui';
import { useMemo, useState } from 'react';
import { firstQuantity, limitsOf } from '#features/goods/goods-limits.ts';
import { unitPriceOf } from '#features/goods/goods-price.ts';
import { toBlockView, toPrice, toTags } from '#features/goods/goods-view.ts';
import { useGoodsActions } from '#pages/parts/goods/use-goods-actions.ts';
import { clockOffsetMs } from '#shared/clock/server-clock.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import { GoodsOffers } from './goods-offers.tsx';
import * as css from './list-info.css.ts';

/** Pictures, price and the way into the cart. */
export function GoodsPurchase({ detail }: { detail: GoodsDetail }) {
  const { goods } = detail;
  const loginHref = useLoginHref();
  const limits = useMemo(() => limitsOf(goods), [goods]);
  const [chosen, setChosen] = useState(() => firstQuantity(goods, limits));
  const { quantity } = clampQuantity(chosen, limits);
  const { add, adding, toggleFavourite, favouritePending } = useGoodsActions(goods);
  const block = goods.block && toBlockView(goods.block, loginHref);
  const price = unitPriceOf(goods, quantity);
  const reached = goods.special
    ? undefined
    : goods.ladder.findLast(({ number }) => Number(number) <= Number(quantity))?.number;

  return (
    <section className={css.purchase} aria-label="购买">
      <div className={css.gallery}>
        <ImageGallery
          alt={goods.name}
          pictures={goods.pictures.map(({ large, thumbnail }) => ({ src: large, thumb: thumbnail }))}
        />
      </div>
      <div className={css.buying}>
        <div className={css.nameRow}>
          <h1 className={css.name}>{goods.name}</h1>
          <FavoriteStar
            favorite={goods.isFavorite}
            name={goods.name}
            pending={favouritePending}
            onToggle={toggleFavourite}
          />
        </div>
        <p className={css.subtitle}>{[goods.spec, goods.maker].filter(Boolean).join('　')}</p>

        <div className={css.priceBox}>
          <div className={css.priceRow}>
            <Price
              value={price ?? toPrice(goods)}
              size="huge"
              unit={goods.unit}
              {...(goods.priceHidden === 'LOGIN' ? { hiddenHref: loginHref } : {})}
            />
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
          </div>
          {goods.ladder.length > 0 && price !== null && (
            <TierTable
              tiers={goods.ladder.map(({ number, price }) => ({ from: number, price }))}
              unit={goods.unit}
              current={reached}
            />
          )}
          {toTags(goods).length > 0 && (
            <div className={css.tags}>
              {toTags(goods).map((tag) => (
                <PromotionTag key={tag.kind} {...tag} />
              ))}
            </div>
          )}
        </div>

        <GoodsOffers detail={detail} />

        <dl className={css.facts}>
          <Fact name="效期" value={goods.expiry} urgent={goods.isExpiryUrgent} />
          <Fact name="库存" value={goods.stockLabel} />
          <Fact name="中包装" value={`${goods.packStep}${goods.unit}`} />
          <Fact name="件装" value={goods.caseSize === '0' ? null : `${goods.caseSize}${goods.unit}`} />
          <Fact name="限购" value={goods.purchaseCapText} />
          <Fact name="包邮" value={goods.freeShippingText} />
        </dl>

        {block ? (
          <p className={css.block}>
            {block.message}
            {block.fix && <Link href={block.fix.href}>{block.fix.label}</Link>}
          </p>
        ) : (
          <div className={css.actions}>
            <QuantityStepper
              label={`${goods.name} 数量`}
              size="large"
              value={quantity}
              limits={limits}
              clamp={clampQuantity}
              onChange={setChosen}
              disabledReason={limits.reason ? quantityReasonText[limits.reason] : undefined}
            />
            <AddToCartButton
              name={goods.name}
              size="large"
              icon
              loading={adding}
              onAdd={() => add(quantity)}
              disabledReason={limits.reason ? quantityReasonText[limits.reason] : undefined}
              {...(goods.buyLabel ? { label: goods.buyLabel } : {})}
            />
          </div>
        )}
      </div>
    </section>
  );
}

function Fact({ name, value, urgent = false }: { name: string; value: string | null; urgent?: boolean }) {
  if (!value) return null;
  return (
    <div className={css.fact}>
      <dt className={css.quiet}>{name}</dt>
      <dd className={urgent ? css.urgent : undefined}>{value}</dd>
    </div>
  );
}
