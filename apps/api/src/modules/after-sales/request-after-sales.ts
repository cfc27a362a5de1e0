import { afterSalesFormCodec } from '@yaoji/api-client/wire';
import { isPhoneNumber, normalizeText } from '@yaoji/domain';
import { invalid, notFound, Refusal } from '#errors/refusal.ts';
import { requireOwnFiles } from '#modules/file/index.ts';
import { findOrder, linesOf, lockBuyer, lockOrder } from '#modules/order/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { insertEvent, insertLines, insertRequest } from './after-sales.repository.ts';

const shortest = 5;

export const requestAfterSales: Handler<'requestAfterSales'> = async ({ params, body }, { db, signedIn, now }) => {
  const { kind, lineIds = [], pictures = [], ...form } = afterSalesFormCodec.read(body);
  const { buyerId } = signedIn;
  if (!(await findOrder(db, buyerId, params.id))) throw notFound('订单不存在');
  const description = form.description.trim();
  const phone = normalizeText(form.phone);
  const errors: Record<string, string> = {};
  if ([...description].length < shortest) errors.describe = `问题描述至少${shortest}个字`;
  if (!isPhoneNumber(phone)) errors.phone = '请填写正确的手机号码或固定电话';
  if (Object.keys(errors).length > 0) throw invalid(errors);
  await requireOwnFiles(db, buyerId, 'pictures', pictures);
  const id = await db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    const order = await lockOrder(tx, params.id);
    if (!order || order.status === 'pending' || order.status === 'cancelled') {
      throw new Refusal('stateChanged', '订单付款后才能申请售后');
    }
    const own = new Set((await linesOf(tx, [order.id])).map((line) => line.id));
    const strange = lineIds.findIndex((lineId) => !own.has(lineId));
    if (strange >= 0) throw invalid({ [`line_ids[${strange}]`]: '订单中没有这个商品' });
    const values = { orderId: order.id, kind, description, pictures, phone, createdAt: now };
    const request = await insertRequest(tx, values);
    await insertLines(tx, request, [...new Set(lineIds)]);
    await insertEvent(tx, { afterSalesId: request, status: 'pending', note: '提交申请', createdAt: now });
    return request;
  });
  return new Answer({ id }, '售后申请已提交，我们会尽快处理');
};
