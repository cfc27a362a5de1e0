import type { Schemas } from '@yaoji/api-client/desk/contract';
import { addDays, chinaDay, chinaDayStart, compareMoney } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import type { Executor, Tx } from '#db/database.ts';
import { invalid, required, requireValid } from '#errors/refusal.ts';
import { companiesOf } from '#modules/identity/user/index.ts';
import { sendMessage } from '#modules/platform/message/index.ts';
import { goodsByIds } from '#modules/selling/activity/index.ts';
import { answerDemand, findDemand } from '#modules/selling/demand/index.ts';
import { toUnitPrice } from '#wire-values.ts';
import { validOn } from './list-proposals.ts';
import { priceProposal } from './price-proposal.ts';
import { type LineValues, type ProposalRow, storeProposal } from './proposal.repository.ts';

type ProposalForm = Schemas['ProposalForm'];

/** Throws with every wrong field; returns the buyer. */
const requireProposal = async (db: Executor, form: ProposalForm, now: Date): Promise<number> => {
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
const requireBuyable = async (db: Executor, row: ProposalRow, lines: readonly LineValues[], now: Date) => {
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

/** Adds an operator's proposal, or changes an open one, and notifies the buyer. */
export const saveProposal = async (
  tx: Tx,
  before: Pick<ProposalRow, 'id' | 'buyerId'> | null,
  form: ProposalForm,
  by: { id: number; name: string },
  now: Date,
): Promise<ProposalRow> => {
  const buyerId = await requireProposal(tx, form, now);
  if (before && before.buyerId !== buyerId) throw invalid({ 'proposal[buyers]': '不能换客户，请新建推荐单' });
  const lines = (form.lines ?? []).map(({ goodsId, quantity, price = null }) => ({ goodsId, quantity, price }));
  const values = {
    buyerId,
    operatorId: by.id,
    note: form.note?.trim() ?? '',
    endsAt: chinaDayStart(addDays(form.validOn, 1)),
    joinsPromotions: form.joinsPromotions === 1,
  };
  const row = await storeProposal(tx, before?.id ?? null, values, lines, now);
  await requireBuyable(tx, row, lines, now);
  const title = before ? '业务员修改了推荐单' : '业务员推荐';
  const body = `${by.name}为您推荐了${lines.length}种商品，有效期至${validOn(row)}${row.note && `：${row.note}`}`;
  await sendMessage(tx, buyerId, { kind: 'system', title, body, url: href('proposals') }, now);
  if (form.demandId && !before) await answerWith(tx, row, form.demandId, now);
  return row;
};

/** Answers a demand of the same buyer with the new proposal. */
const answerWith = async (tx: Tx, { id, buyerId }: ProposalRow, demandId: number, now: Date) => {
  required(await findDemand(tx, buyerId, demandId), 'demandMissing');
  const text = `已为您做推荐单${id}，请在“推荐单”中查看，接受后商品放入购物车`;
  await answerDemand(tx, demandId, { text, goodsId: null, closes: false }, now);
};
