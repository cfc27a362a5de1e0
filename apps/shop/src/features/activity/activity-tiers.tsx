import type { ActivityDetail } from '@yaoji/api-client/wire';
import { compareMoney } from '@yaoji/domain';
import { GoodsOffer, GoodsOffers, StatusTag } from '@yaoji/ui';
import { shortMoney } from '#shared/money/short-amount.ts';
import { href } from '#shared/routing/href.ts';
import * as css from './activity-head.css.ts';

type ActivityTiersProps = Pick<ActivityDetail, 'tiers' | 'measure'> & {
  /** Amount of the tier that the cart has reached. */
  reached: string | undefined;
};

/** The gifts and swap products of each tier of an activity. */
export function ActivityTiers({ tiers, measure, reached }: ActivityTiersProps) {
  const from = (amount: string) => `满${measure === 'pieces' ? `${amount}件` : shortMoney(amount)}`;
  const sections = tiers.map(({ amount, gifts, swaps }) => {
    const offers = [...gifts.map((gift) => ({ ...gift, price: undefined })), ...swaps];
    if (offers.length === 0) return null;
    const title = `${from(amount)}${gifts.length > 0 ? '赠' : '可换购'}`;
    return (
      <div key={amount} className={css.tier}>
        <h2 className={css.tierTitle}>
          {title}
          {reached !== undefined && compareMoney(amount, reached) <= 0 && <StatusTag tone="success">已达到</StatusTag>}
        </h2>
        <GoodsOffers label={title}>
          {offers.map(({ goodsId, name, spec, picture, price, number, unit, stock }) => (
            <GoodsOffer
              key={goodsId}
              tag={price === undefined ? '赠' : '换购'}
              name={name}
              spec={spec ?? undefined}
              href={href('list_info', { id: goodsId })}
              picture={picture}
              price={price}
              quantity={`${price === undefined ? '×' : '限'}${number}${unit}`}
              faded={stock === '0'}
              note={stock === '0' ? '已无库存' : undefined}
            />
          ))}
        </GoodsOffers>
      </div>
    );
  });
  return sections.some((section) => section !== null) && <div className={css.tiers}>{sections}</div>;
}
