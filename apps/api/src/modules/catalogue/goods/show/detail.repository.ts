import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { plannedOnce, written } from '#db/preparing-client.ts';
import { batchPicture } from '#db/schema/batch-picture.ts';
import { batchReport } from '#db/schema/batch-report.ts';
import { goods } from '#db/schema/goods.ts';
import { goodsDetail } from '#db/schema/goods-detail.ts';
import { order } from '#db/schema/order.ts';
import { orderLine } from '#db/schema/order-line.ts';
import { priceLog } from '#db/schema/price-log.ts';
import { stockBatch } from '#db/schema/stock-batch.ts';
import { categoriesAbove } from '#modules/catalogue/category/index.ts';
import { type ClaimableRow, claimableRows } from '#modules/selling/coupon/index.ts';
import { type CardQuestion, cardsQuery, type IdQuery } from '../card/card.repository.ts';
import { herbScopes } from '../card/content-price-of.ts';

export type PriceChange = { at: string; before: string | null; after: string | null };

/** Data only for a product page; numbers are strings, as elsewhere, and empty lists null. */
export type Detail = {
  barcode: string;
  vatRate: number;
  isPrescription: boolean;
  more: Pick<typeof goodsDetail.$inferSelect, 'approvalHolder' | 'storage' | 'insert'> | null;
  /** From the root to its category. */
  path: { id: number; name: string }[] | null;
  /** Reports of batches in stock, the earliest expiry first, without content. */
  reports: { id: number; batchNo: string; name: string; issuedOn: string | null }[] | null;
  /** Photographs of batches in stock, as paths of files. */
  batchPictures: { batchNo: string; large: string; thumbnail: string }[] | null;
  /** The buyer's orders of it, without gifts and cancelled orders; null if there are none. */
  bought: { times: number; quantity: string; lastQuantity: string; lastPrice: string; lastAt: string } | null;
  /** A herb's changes of its list price over the last year, oldest first. */
  priceChanges: PriceChange[] | null;
  /** Claimable coupons, for any products. */
  coupons: ClaimableRow[] | null;
};

const path = sql`(
  select json_agg(json_build_object('id', id, 'name', name) order by height desc)
  from ${categoriesAbove(sql`goods.category_id`)} step)`;

const reports = sql`(
  select json_agg(json_build_object('id', report.id, 'batchNo', report.batch_no, 'name', report.name,
    'issuedOn', report.issued_on) order by report.expiry nulls last, report.id)
  from (
    select report.id, report.batch_no, report.name, report.issued_on, min(batch.expiry) as expiry
    from ${batchReport} report join ${stockBatch} batch
      on batch.goods_id = report.goods_id and batch.batch_no = report.batch_no and batch.quantity > 0
    where report.goods_id = goods.id group by report.id) report)`;

const batchPictures = sql`(
  select json_agg(json_build_object('batchNo', picture.batch_no, 'large', picture.large, 'thumbnail', picture.thumbnail)
    order by picture.batch_no)
  from ${batchPicture} picture
  where picture.goods_id = goods.id and exists (
    select from ${stockBatch} batch
    where batch.goods_id = picture.goods_id and batch.batch_no = picture.batch_no and batch.quantity > 0))`;

const latest = sql`placed.created_at desc, line.id desc`;

const bought = sql`(
  select case when count(*) > 0 then json_build_object('times', count(distinct line.order_id),
    'quantity', sum(line.quantity)::text, 'lastQuantity', (array_agg(line.quantity order by ${latest}))[1]::text,
    'lastPrice', (array_agg(line.unit_price order by ${latest}))[1]::text, 'lastAt', max(placed.created_at)) end
  from ${orderLine} line join ${order} placed on placed.id = line.order_id
  where line.goods_id = goods.id and line.buyer_id = asked.buyer_id and placed.status <> 'cancelled' and not line.is_gift)`;

const priceChanges = sql`(
  select json_agg(json_build_object('at', change.created_at, 'before', change.before::text, 'after', change.after::text)
    order by change.created_at, change.id)
  from ${priceLog} change
  where change.goods_id = goods.id and goods.scope in (${sql.raw(herbScopes.map((scope) => `'${scope}'`).join(', '))})
    and change.created_at > asked.now - interval '1 year')`;

const mostRelated = 10;

const kin = (column: 'coalesce(common_name, name)' | 'category_id') => sql`(select ${sql.raw(column)} from self)`;

const first = (condition: SQL, isSameName: SQL, count: number, pinnedFirst = sql``) => sql`
    (select ${goods.id}, ${goods.stock} > 0 as in_stock, ${goods.sales}, ${isSameName} as same_name from ${goods}
     where ${condition} and ${goods.onShelf}
     order by (${goods.stock} > 0) desc, ${pinnedFirst}${goods.sales} desc, ${goods.id} limit ${sql.raw(String(count + 1))})`;

const isNamed = sql`${goods.name} = ${kin('coalesce(common_name, name)')}`;
const isCommonlyNamed = sql`${goods.commonName} = ${kin('coalesce(common_name, name)')}`;

const relatedToSelf = written(sql`
    (select id from self)
    union all
    (select id from (
      ${first(isCommonlyNamed, sql`true`, mostRelated)}
      union
      ${first(isNamed, sql`true`, mostRelated)}
      union
      ${first(sql`${goods.categoryId} = ${kin('category_id')}`, sql`${isNamed} or ${isCommonlyNamed} is true`, 2 * mostRelated, sql`${goods.pinned} desc, `)}
    ) as kin
    where id not in (select id from self)
    order by same_name desc, in_stock desc, sales desc, id limit ${sql.raw(String(mostRelated))})`);

/**
 * A product, then those of the same common name, then of the same category; in stock and best sellers first. Each
 * source returns its own first ones from an index, the category including pinned ones. Of the category, twice the limit
 * is enough: if more of those share the name, the names alone fill the list.
 */
export const withRelated = (id: number): IdQuery => sql`
    with self as materialized (select id, name, common_name, category_id from ${goods} where id = ${id}::bigint)
    ${relatedToSelf}`;

const detailOfAsked = written(sql`(
    select json_build_object('barcode', goods.barcode, 'vatRate', goods.vat_rate, 'isPrescription', goods.is_prescription,
      'more', (
        select json_build_object('approvalHolder', detail.approval_holder, 'storage', detail.storage, 'insert', detail.insert)
        from ${goodsDetail} detail where detail.goods_id = goods.id),
      'path', ${path}, 'reports', ${reports}, 'bought', ${bought},
      'priceChanges', ${priceChanges}, 'batchPictures', ${batchPictures},
      'coupons', ${claimableRows(sql`asked.buyer_id`, sql`asked.now`)})
    from ${goods} goods where goods.id = asked.id)`);

const detailOf = (id: number, question: CardQuestion) => sql`
  select found.cards, ${detailOfAsked} as detail
  from (select ${id}::bigint as id, ${question.buyerId}::bigint as buyer_id, ${question.now.toISOString()}::timestamptz as now) as asked,
    (${cardsQuery(withRelated(id), question)}) as found`;

/** A product with the data of its page, null if unknown, and its card followed by those of related products. */
export const findDetail = async (db: Executor, id: number, question: CardQuestion) => {
  const [found] = await plannedOnce<{ cards: string; detail: Detail | null }>(db, detailOf(id, question));
  if (!found) throw new Error('A query of one value has one row.');
  return found;
};
