import { lockBuyer } from '#db/lock-buyer.ts';
import { invalid, Refusal, required } from '#errors/refusal.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { officesAbove } from '#modules/identity/store/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { categoryExists } from './company.repository.ts';
import { deleteGoodsRuleOf, goodsRulesOf, makerOf, saveGoodsRule } from './goods-rule.repository.ts';

type Found = Awaited<ReturnType<typeof goodsRulesOf>>[number];

const textOf = ({ rule, goods, category }: Found) => {
  if (goods) return `${goods.name} ${goods.spec} ${goods.maker}`;
  return rule.maker === null ? `分类“${category ?? ''}”` : `厂家“${rule.maker}”`;
};
const inWords = (found: Found) => `${found.rule.isForbidden ? '禁购' : '优先'}：${textOf(found)}`;

export const listGoodsRules: Handler<'listGoodsRules'> = async (_, { db, signedIn: { buyerId } }) => {
  const found = await goodsRulesOf(db, [buyerId, ...(await officesAbove(db, buyerId))]);
  return found.map((each) => ({
    id: each.rule.id,
    kind: each.rule.isForbidden ? ('forbidden' as const) : ('preferred' as const),
    text: textOf(each),
    company: each.company,
    is_own: each.rule.buyerId === buyerId ? (1 as const) : (0 as const),
  }));
};

export const addGoodsRule: Handler<'addGoodsRule'> = async ({ body }, context) => {
  const { buyerId } = context.signedIn;
  await context.db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    const target = { goodsId: body.goods_id || null, categoryId: body.category_id || null };
    const maker = target.goodsId === null ? null : required(await makerOf(tx, target.goodsId), 'goodsMissing').maker;
    const isMaker = body.whole_maker === 1;
    if ((target.goodsId === null) === (target.categoryId === null) || (isMaker && !maker))
      throw invalid({ goods_id: '请选择商品或分类' });
    if (target.categoryId !== null && !(await categoryExists(tx, target.categoryId)))
      throw invalid({ category_id: '分类不存在' });
    const chosen = isMaker ? { maker } : target;
    await saveGoodsRule(tx, { buyerId, isForbidden: body.kind === 'forbidden', ...chosen }, context.now);
    const saved = (await goodsRulesOf(tx, [buyerId])).at(-1);
    await recordEvent(tx, context, buyerId, 'goodsRuleChanged', `新增${saved ? inWords(saved) : ''}`);
  });
  return new Answer(null, '已保存');
};

export const deleteGoodsRule: Handler<'deleteGoodsRule'> = async ({ params: { id } }, context) => {
  const { buyerId } = context.signedIn;
  await context.db.transaction(async (tx) => {
    const found = (await goodsRulesOf(tx, [buyerId])).find(({ rule }) => rule.id === id);
    if (!found || !(await deleteGoodsRuleOf(tx, buyerId, id))) throw new Refusal('goodsRuleMissing');
    await recordEvent(tx, context, buyerId, 'goodsRuleChanged', `删除${inWords(found)}`);
  });
  return new Answer(null, '已删除');
};
