import { type AfterSalesForm, afterSalesFormCodec } from '@yaoji/api-client/wire';
import { isPaid, normalizeText, phoneProblem } from '@yaoji/domain';
import type { Db, Tx } from '#db/database.ts';
import { invalid, Refusal, requireValid } from '#errors/refusal.ts';
import { changeOrder, findOrder, linesOf } from '#modules/orders/order/index.ts';
import { requireOwnFiles } from '#modules/platform/file/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { insertEvent, insertLines, insertRequest } from './after-sales.repository.ts';

const shortest = 5;

type Described = Pick<AfterSalesForm, 'description' | 'phone' | 'pictures'>;

export const requestAfterSales: Handler<'requestAfterSales'> = async ({ params, body }, { db, signedIn, now }) => {
  const form = afterSalesFormCodec.read(body);
  const { buyerId } = signedIn;
  await findOrder(db, buyerId, params.id);
  const described = await readDescribed(db, buyerId, form);
  const id = await changeOrder(db, { id: params.id, buyerId }, async (tx, order) => {
    if (!order || !isPaid(order)) {
      throw new Refusal('afterSalesUnpaid');
    }
    return openAfterSales(tx, order.id, { ...form, ...described }, now);
  });
  return new Answer({ id }, '售后申请已提交，我们会尽快处理');
};

/** A buyer's description, ready to store; refuses an invalid field or another buyer's picture. */
export const readDescribed = async (db: Db, buyerId: number, form: Described): Promise<Required<Described>> => {
  const { pictures = [] } = form;
  const description = form.description.trim();
  const phone = normalizeText(form.phone);
  const errors: Record<string, string> = {};
  if ([...description].length < shortest) errors.describe = `问题描述至少${shortest}个字`;
  const wrongPhone = phoneProblem(phone);
  if (wrongPhone) errors.phone = wrongPhone;
  requireValid(errors);
  await requireOwnFiles(db, buyerId, 'pictures', pictures);
  return { description, phone, pictures };
};

/** Opens a request for a locked order; returns its id. */
export const openAfterSales = async (
  tx: Tx,
  orderId: number,
  { kind, lineIds = [], pictures = [], description, phone }: AfterSalesForm,
  now: Date,
): Promise<number> => {
  const own = new Set((await linesOf(tx, [orderId])).map((line) => line.id));
  const strange = lineIds.findIndex((lineId) => !own.has(lineId));
  if (strange >= 0) throw invalid({ [`line_ids[${strange}]`]: '订单中没有这个商品' });
  const request = await insertRequest(tx, { orderId, kind, description, pictures, phone, createdAt: now });
  await insertLines(tx, request, [...new Set(lineIds)]);
  await insertEvent(tx, { afterSalesId: request, status: 'pending', note: '提交申请', createdAt: now });
  return request;
};
