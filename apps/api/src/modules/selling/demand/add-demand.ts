import { type DemandForm, demandCodec, demandFormCodec } from '@yaoji/api-client/wire';
import { normalizeText, phoneProblem } from '@yaoji/domain';
import { lockBuyer } from '#db/lock-buyer.ts';
import { dayMs } from '#durations.ts';
import { Refusal, requireValid } from '#errors/refusal.ts';
import { requireOwnFiles } from '#modules/platform/file/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { countSince, insertDemand } from './demand.repository.ts';
import { toDemand } from './demand-model.ts';

const mostADay = 50;

export const addDemand: Handler<'addDemand'> = async ({ body }, { db, now, signedIn: { buyerId } }) => {
  const fields = readDemand(demandFormCodec.read(body));
  await requireOwnFiles(db, buyerId, 'pictures', fields.pictures);
  const added = await db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    if ((await countSince(tx, buyerId, new Date(now.getTime() - dayMs))) >= mostADay) {
      throw new Refusal('demandsExceeded', { most: mostADay, retryAfterSeconds: 3600 });
    }
    return insertDemand(tx, { ...fields, buyerId, createdAt: now });
  });
  return new Answer(demandCodec.write(toDemand(added)), '求购已提交，我们会尽快回复');
};

/** Trims and checks the form. */
const readDemand = (form: DemandForm) => {
  const fields = {
    name: normalizeText(form.name),
    maker: normalizeText(form.maker ?? ''),
    spec: normalizeText(form.spec ?? ''),
    quantity: form.quantity,
    unit: normalizeText(form.unit ?? ''),
    price: form.price && Number(form.price) > 0 ? form.price : null,
    phone: normalizeText(form.phone),
    remark: form.remark?.trim() ?? '',
    pictures: form.pictures ?? [],
  };
  const errors: Record<string, string> = {};
  if (!fields.name) errors.name = '请填写品名';
  if (Number(fields.quantity) <= 0) errors.number = '请填写需要的数量';
  const wrongPhone = phoneProblem(fields.phone);
  if (wrongPhone) errors.phone = wrongPhone;
  requireValid(errors);
  return fields;
};
