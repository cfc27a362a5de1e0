import type { Schemas } from '@yaoji/api-client/desk/contract';
import { chinaDay, compareMoney } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { invalid, requireValid } from '#errors/refusal.ts';
import { companiesOf } from '#modules/identity/user/index.ts';
import { goodsByIds } from '#modules/selling/activity/index.ts';
import { toUnitPrice } from '#wire-values.ts';
import { priceProposal } from './price-proposal.ts';
import type { LineValues, ProposalRow } from './proposal.repository.ts';

type ProposalForm = Schemas['ProposalForm'];

/** Throws with every wrong field; returns the buyer. */
export const requireProposal = async (db: Executor, form: ProposalForm, now: Date): Promise<number> => {
  const { buyers: [buyer] = [], lines = [] } = form;
  const problems: Record<string, string> = {};
  if (!buyer || !(await companiesOf(db, [buyer.id])).has(buyer.id)) problems['proposal[buyers]'] = '请选择客户';
  if (form.validOn < chinaDay(now)) problems['proposal[validOn]'] = '有效期不能早于今天';
  if (lines.length === 0) problems['proposal[lines]'] = '请添加商品';
  const ids = lines.map(({ goodsId }) => goodsId);
  const known = new Set((await goodsByIds(db, ids)).map(({ id }) => id));
  lines.forEach(({ goodsId, quantity, price }, at) => {
    const place = `proposal[lines][${at}]`;
    if (!known.has(goodsId)) problems[`${place}[goodsId]`] = '没有这个商品';
    else if (ids.indexOf(goodsId) < at) problems[`${place}[goodsId]`] = '上面已有这个商品';
    if (Number(quantity) <= 0) problems[`${place}[quantity]`] = '请填写数量';
    if (price !== undefined && compareMoney(price, 0) <= 0) problems[`${place}[price]`] = '报价须大于0';
  });
  if (!buyer || Object.keys(problems).length > 0) throw invalid(problems);
  return buyer.id;
};

/**
 * Throws if the buyer could not buy all of it now, or usually pays less than a quote, by a tier or a price of their own.
 * Special prices apply anyway if they are lower.
 */
export const requireBuyable = async (db: Executor, row: ProposalRow, lines: readonly LineValues[], now: Date) => {
  const problems: Record<string, string> = {};
  const unquoted = lines.map((line) => ({ ...line, price: null }));
  const usual = await priceProposal(db, row, unquoted, now);
  usual.lines.forEach(({ reason, listPrice, bought }, at) => {
    const price = lines[at]?.price ?? null;
    const most = bought && !bought.isSpecial ? bought.unitPrice : listPrice;
    if (reason) problems[`proposal[lines][${at}][quantity]`] = reason;
    if (price !== null && most !== null && compareMoney(price, most) > 0)
      problems[`proposal[lines][${at}][price]`] = `报价高于客户现价${toUnitPrice(most)}元`;
  });
  requireValid(problems);
};
