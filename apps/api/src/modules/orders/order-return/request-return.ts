import { type ReturnForm, returnFormCodec } from '@yaoji/api-client/wire';
import { compareDecimals, lineRefund, normalizeText, subtractDecimals, wasSent } from '@yaoji/domain';
import type { Tx } from '#db/database.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import {
  changeOrder,
  findOrder,
  type LineUnits,
  linesOf,
  type OrderLineRow,
  type OrderRow,
  replacedByLine,
  unitsByLine,
} from '#modules/orders/order/index.ts';
import { requireOwnFiles } from '#modules/platform/file/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { toQuantity } from '#wire-values.ts';
import { addReturnEvent, insertReturn, insertReturnLines, takenByLine } from './return.repository.ts';
import { nameBoxes } from './returned-codes.ts';

/** Requests a return. Counts returned units while the order is locked: never more than were bought. */
export const requestReturn: Handler<'requestReturn'> = async ({ params, body }, { db, signedIn, now }) => {
  const form = returnFormCodec.read(body);
  await findOrder(db, signedIn.buyerId, params.id);
  const reason = normalizeText(form.reason);
  if (!reason) throw invalid({ reason: '请填写退货原因' });
  await requireOwnFiles(db, signedIn.buyerId, 'pictures', form.pictures ?? []);
  const id = await changeOrder(db, { id: params.id, buyerId: signedIn.buyerId }, async (tx, order) => {
    if (!order || !wasSent(order)) {
      throw new Refusal('returnNotYet');
    }
    const lines = await judgeLines(tx, order, form.lines, { line: 'line_id', quantity: 'number' });
    return writeReturn(tx, order, { ...form, reason, lines }, now);
  });
  return new Answer({ id }, '退货申请已提交');
};

type NewReturn = Pick<ReturnForm, 'reason' | 'description' | 'pictures' | 'codes'> & {
  lines: Awaited<ReturnType<typeof judgeLines>>;
  /** The recall behind it; such a return needs no approval. */
  recallId?: number;
};

/** Stores a return of checked lines; lock the order before. */
export const writeReturn = async (tx: Tx, order: OrderRow, form: NewReturn, now: Date): Promise<number> => {
  const { reason, description = '', pictures = [], codes = [], recallId = null, lines } = form;
  const status = recallId === null ? 'applied' : 'agreed';
  const id = await insertReturn(tx, {
    orderId: order.id,
    recallId,
    status,
    reason,
    description: description.trim(),
    pictures,
    createdAt: now,
  });
  const written = await insertReturnLines(
    tx,
    lines.map((line) => ({ ...line, returnId: id })),
  );
  await nameBoxes(tx, written, codes, id);
  await addReturnEvent(tx, id, 'applied', '提交申请', now);
  if (status === 'agreed') await addReturnEvent(tx, id, 'agreed', '召回，无需审核', now);
  return id;
};

type Taken = { quantity: string; refund: string };

/**
 * Units of the order's lines with their refunds; refuses with errors by form field. Before the last parcel only sent
 * units come back, and only open ones are cut off.
 */
export const judgeLines = async (
  tx: Tx,
  order: OrderRow,
  lines: { lineId: number; quantity: string }[],
  fields: { line: string; quantity: string; word?: string },
  isCut = false,
) => {
  const own = new Map((await linesOf(tx, [order.id])).map((line) => [line.id, line]));
  const taken = await takenByLine(tx, [...own.keys()]);
  const replaced = await replacedByLine(tx, [order.id]);
  const units = order.status === 'paid' ? await unitsByLine(tx, [order.id]) : new Map<number, LineUnits>();
  const seen = new Set<number>();
  return lines.map(({ lineId, quantity }, index) => {
    const line = own.get(lineId);
    const field = `lines[${index}][${fields.line}]`;
    if (!line) throw invalid({ [field]: '订单中没有这个商品' });
    if (seen.has(lineId)) throw invalid({ [field]: '同一商品请只填一次' });
    seen.add(lineId);
    const before = taken.get(lineId) ?? { quantity: '0', refund: '0' };
    const open = units.get(lineId)?.open ?? '0';
    const rest = subtractDecimals(line.quantity, before.quantity);
    const remaining = subtractDecimals(rest, replaced.get(lineId) ?? '0');
    const left = isCut && order.status === 'paid' ? open : subtractDecimals(remaining, open);
    return {
      orderLineId: lineId,
      ...judgeLine(line, quantity, { ...before, left }, `lines[${index}][${fields.quantity}]`, fields.word),
    };
  });
};

const judgeLine = (
  line: OrderLineRow,
  quantity: string,
  { quantity: before, refund, left }: Taken & { left: string },
  field: string,
  word = '退',
) => {
  if (compareDecimals(quantity, 0) <= 0) throw invalid({ [field]: `请填写${word}货数量` });
  if (compareDecimals(quantity, left) > 0) {
    throw invalid({ [field]: `${line.name}最多还能${word}${toQuantity(left)}${line.unit}` });
  }
  const { paid, quantity: bought } = line;
  return {
    quantity,
    refund: lineRefund({ paid, quantity: bought, returned: before, refunded: refund, returning: quantity }),
  };
};
