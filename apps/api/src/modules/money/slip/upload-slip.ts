import { slipCodec } from '@yaoji/api-client/wire';
import { Refusal } from '#errors/refusal.ts';
import { changeOrder, findOrder, startPayment } from '#modules/orders/order/index.ts';
import { saveFile } from '#modules/platform/file/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { toSeconds } from '#wire-values.ts';
import { insertSlip } from './slip.repository.ts';

/** Stores the proof of a transfer; the order then waits as long as transfers may take. */
export const uploadSlip: Handler<'uploadSlip'> = async ({ params, body }, context) => {
  const { db, now, signedIn } = context;
  const found = await findOrder(db, signedIn.buyerId, params.id);
  if (found.status !== 'pending') throw new Refusal('slipNotNeeded');
  const { bank } = await readSettings(db, ['bank']);
  if (!bank) throw new Refusal('bankTransfersOff');
  const kinds = ['jpeg', 'png', 'pdf'] as const;
  const { url } = await saveFile(context, { buyerId: signedIn.buyerId, file: body.file, kinds, field: 'file' });
  await startPayment(db, found, 'bank', now);
  const slip = await changeOrder(db, { id: found.id, buyerId: signedIn.buyerId }, async (tx, order) => {
    if (order?.status !== 'pending') throw new Refusal('slipNotNeeded');
    return insertSlip(tx, { orderId: order.id, url, remark: body.remark?.trim() ?? '', createdAt: now });
  });
  return new Answer(
    slipCodec.write({ ...slip, createdAt: toSeconds(slip.createdAt) }),
    '凭证已上传，核对到账后为您发货',
  );
};
