import type { CompanyGoodsRule } from '@yaoji/domain';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { among } from '#db/among.ts';
import type { Executor, Tx } from '#db/database.ts';
import { firstRow } from '#db/first-row.ts';
import { buyer } from '#db/schema/buyer.ts';
import { category } from '#db/schema/category.ts';
import { companyGoodsRule } from '#db/schema/company-goods-rule.ts';
import { goods } from '#db/schema/goods.ts';
import { accountsAbove } from '#modules/identity/store/index.ts';

type NewRule = Omit<typeof companyGoodsRule.$inferInsert, 'id' | 'createdAt'>;

/** The rules of a buyer and its head offices, in one value for use in another query; null if there are none. */
export const companyGoodsFacts = (buyerId: SQL): SQL<CompanyGoodsRule[] | null> => sql<CompanyGoodsRule[] | null>`(
  select json_agg(json_build_object('company', coalesce(nullif(owner.company, ''), owner.username),
    'isForbidden', rule.is_forbidden, 'goodsId', rule.goods_id, 'categoryId', rule.category_id, 'maker', rule.maker)
    order by rule.id)
  from ${companyGoodsRule} rule join ${accountsAbove(buyerId)} above on above.id = rule.buyer_id
  join ${buyer} owner on owner.id = rule.buyer_id)`;

/** The rules of these companies with the names that they refer to. */
export const goodsRulesOf = (db: Executor, companyIds: number[]) =>
  db
    .select({
      rule: companyGoodsRule,
      company: buyer.company,
      goods: { name: goods.name, spec: goods.spec, maker: goods.maker },
      category: category.name,
    })
    .from(companyGoodsRule)
    .innerJoin(buyer, eq(buyer.id, companyGoodsRule.buyerId))
    .leftJoin(goods, eq(goods.id, companyGoodsRule.goodsId))
    .leftJoin(category, eq(category.id, companyGoodsRule.categoryId))
    .where(among(companyGoodsRule.buyerId, companyIds))
    .orderBy(asc(companyGoodsRule.id));

/** Replaces the rule for the same product, category or maker. */
export const saveGoodsRule = async (tx: Tx, values: NewRule, now: Date) => {
  const { buyerId, goodsId = null, categoryId = null, maker = null } = values;
  await tx.delete(companyGoodsRule).where(
    and(
      eq(companyGoodsRule.buyerId, buyerId),
      sql`(${companyGoodsRule.goodsId}, ${companyGoodsRule.categoryId}, ${companyGoodsRule.maker})
        is not distinct from (${goodsId}::bigint, ${categoryId}::bigint, ${maker}::text)`,
    ),
  );
  await tx.insert(companyGoodsRule).values({ ...values, createdAt: now });
};

/** False if the company has no such rule. */
export const deleteGoodsRuleOf = async (tx: Tx, buyerId: number, id: number): Promise<boolean> => {
  const gone = await tx
    .delete(companyGoodsRule)
    .where(and(eq(companyGoodsRule.id, id), eq(companyGoodsRule.buyerId, buyerId)))
    .returning({ id: companyGoodsRule.id });
  return gone.length === 1;
};

/** The maker of a product; null if there is no such product. */
export const makerOf = (db: Executor, goodsId: number) =>
  firstRow(db.select({ maker: goods.maker }).from(goods).where(eq(goods.id, goodsId)));

/** Moves rules about a maker or category to the one that replaces it; of two of a company, the one that forbids stays. */
export const moveGoodsRules = async (
  tx: Executor,
  key: 'maker' | 'categoryId',
  from: string | number,
  to: string | number,
) => {
  const column = sql.identifier(companyGoodsRule[key].name);
  await tx.execute(sql`
    delete from company_goods_rule rule using company_goods_rule other
    where other.buyer_id = rule.buyer_id and (
      (rule.${column} = ${from} and other.${column} = ${to} and (other.is_forbidden or not rule.is_forbidden)) or
      (rule.${column} = ${to} and other.${column} = ${from} and other.is_forbidden and not rule.is_forbidden))`);
  await tx.execute(sql`update company_goods_rule set ${column} = ${to} where ${column} = ${from}`);
  if (key === 'categoryId')
    await tx.execute(sql`update approval_rule set category_id = ${to} where category_id = ${from}`);
};
