import type { OwnPriceLine, OwnPriceList } from '@yaoji/domain';
import { type SQL, sql } from 'drizzle-orm';
import { buyer } from '#db/schema/buyer.ts';
import { ownPriceLine, ownPriceList, ownPriceMember } from '#db/schema/own-price.ts';

/** Lines are arrays, which Postgres builds in half the time of objects. */
export type OwnPriceFacts = (Omit<OwnPriceList, 'lines'> & {
  lines: [
    id: number,
    goodsId: number | null,
    maker: string | null,
    categoryId: number | null,
    price: string | null,
    rate: string | null,
  ][];
})[];

export const readOwnPrices = (found: OwnPriceFacts | null): OwnPriceList[] =>
  (found ?? []).map((list) => ({
    ...list,
    lines: list.lines.map(
      ([id, goodsId, maker, categoryId, price, rate]): OwnPriceLine => ({
        id,
        goodsId,
        maker,
        categoryId,
        price,
        rate,
      }),
    ),
  }));

/**
 * The running lists that name a buyer, with their lines for these products and their percentages, in one value for use
 * in another query; null if there are none. A list that names the buyer in several ways comes once for each.
 */
export const ownPriceFacts = (
  ids: SQL,
  buyerId: SQL,
  now: SQL,
): SQL<OwnPriceFacts | null> => sql<OwnPriceFacts | null>`(
  select json_agg(json_build_object('id', list.id, 'title', list.title, 'naming', named.kind,
    'startsAt', list.starts_at, 'endsAt', list.ends_at, 'joinsPromotions', list.joins_promotions,
    'showsListPrice', list.shows_list_price, 'isQuote', list.proposal_id is not null, 'lines', (
      select coalesce(json_agg(json_build_array(line.id, line.goods_id, line.maker, line.category_id,
        line.price::text, line.rate::text)), '[]')
      from (
        select * from ${ownPriceLine} of_goods where of_goods.list_id = list.id and of_goods.goods_id = any(${ids})
        union all
        select * from ${ownPriceLine} rate where rate.list_id = list.id and rate.goods_id is null) line)))
  from ${buyer} own cross join lateral (values ('buyer', own.id::text), ('business', own.business_kind),
    ('region', left(own.region_code, 2) || '0000'), ('region', left(own.region_code, 4) || '00'),
    ('region', own.region_code)) as of_buyer (kind, key)
  join ${ownPriceMember} named on named.kind = of_buyer.kind and named.key = of_buyer.key
  join ${ownPriceList} list on list.id = named.list_id
  where own.id = ${buyerId} and list.is_open and list.starts_at <= ${now}
    and (list.ends_at is null or list.ends_at > ${now}))`;
