import { ruleText } from '@yaoji/domain';
import { invalid, Refusal } from '#errors/refusal.ts';
import { requireIdentity } from '#modules/identity/auth/index.ts';
import { recordEvent } from '#modules/identity/security-log/index.ts';
import { storesBelow } from '#modules/identity/store/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { categoryExists, deleteRuleOf, insertRule, rulesOf } from './company.repository.ts';

export const listRules: Handler<'listRules'> = async (_, { db, signedIn: { buyerId } }) => {
  const rows = await rulesOf(db, buyerId);
  return rows.map((rule) => ({
    id: rule.id,
    who: rule.isForStores ? (rule.store ?? '所有门店') : '本店员工',
    text: ruleText(rule),
  }));
};

export const addRule: Handler<'addRule'> = async ({ body }, context) => {
  await requireIdentity(context);
  const { buyerId } = context.signedIn;
  const storeId = body.store_id || null;
  const categoryId = body.category_id || null;
  await context.db.transaction(async (tx) => {
    if (
      storeId !== null &&
      !(body.for_stores && storeId !== buyerId && (await storesBelow(tx, buyerId)).includes(storeId))
    )
      throw new Refusal('storeMissing');
    if (categoryId !== null && !(await categoryExists(tx, categoryId))) throw invalid({ category_id: '分类不存在' });
    const isControlled = body.controlled === 1;
    const isForStores = body.for_stores === 1;
    const fromTotal = body.from_total ?? null;
    const { id } = await insertRule(tx, { buyerId, isForStores, storeId, fromTotal, categoryId, isControlled });
    const rule = (await rulesOf(tx, buyerId)).find((each) => each.id === id);
    await recordEvent(tx, context, buyerId, 'approvalRuleChanged', `新增${rule ? ruleText(rule) : ''}`);
  });
  return new Answer(null, '已保存');
};

export const deleteRule: Handler<'deleteRule'> = async ({ params: { id } }, context) => {
  await requireIdentity(context);
  const { buyerId } = context.signedIn;
  await context.db.transaction(async (tx) => {
    const rule = (await rulesOf(tx, buyerId)).find((each) => each.id === id);
    if (!rule || !(await deleteRuleOf(tx, buyerId, id))) throw new Refusal('ruleMissing');
    await recordEvent(tx, context, buyerId, 'approvalRuleChanged', `删除${ruleText(rule)}`);
  });
  return new Answer(null, '已删除');
};
