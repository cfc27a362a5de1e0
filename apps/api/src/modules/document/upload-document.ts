import type { OperationInput } from '@yaoji/api-client/contract';
import { documentCodec } from '@yaoji/api-client/wire';
import { chinaDay, documentNames, isCreditCode, normalizeText } from '@yaoji/domain';
import { invalid, notFound, Refusal } from '#errors/refusal.ts';
import { saveFile } from '#modules/file/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { deletePending, findOwnDocument, insertDocument, lockBuyer } from './document.repository.ts';
import { toDocument } from './document-model.ts';

/** A document waits for an operator; the one that it renews holds on as long as it is in date. */
export const uploadDocument: Handler<'uploadDocument'> = async ({ body }, context) => {
  const { db, now, signedIn } = context;
  const { buyerId } = signedIn;
  const fields = readFields(body, now);
  const renewed = body.id ? await findOwnDocument(db, buyerId, body.id) : null;
  if (body.id && !renewed) throw notFound('证件不存在');
  if (renewed && renewed.kind !== body.kind) throw invalid({ kind: '证件类型与原证件不一致' });

  const pictures: string[] = [];
  for (const [index, file] of body.pictures.entries()) {
    const saved = await saveFile(context, {
      buyerId,
      file,
      kinds: ['jpeg', 'png', 'pdf'],
      field: `pictures[${index}]`,
    });
    pictures.push(saved.url);
  }
  const added = await db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    if (renewed && !(await findOwnDocument(tx, buyerId, renewed.id)))
      throw new Refusal('stateChanged', '证件已更新，请刷新后再试');
    await deletePending(tx, buyerId, body.kind);
    return insertDocument(tx, {
      ...fields,
      buyerId,
      kind: body.kind,
      name: renewed?.name ?? documentNames[body.kind],
      renewsId: renewed?.id ?? null,
      pictures,
      createdAt: now,
    });
  });
  return new Answer(documentCodec.write(toDocument(added, now)), '证件已提交，等待审核');
};

const readFields = (body: OperationInput<'uploadDocument'>['body'], now: Date) => {
  const number = normalizeText(body.number);
  const { issued_on: issuedOn = null, expires_on: expiresOn = null } = body;
  const today = chinaDay(now);
  const errors: Record<string, string> = {};
  if (!number) errors.number = '请填写证件编号';
  if (number && body.kind === 'business_licence' && !isCreditCode(number))
    errors.number = '请填写正确的统一社会信用代码';
  if (issuedOn && issuedOn > today) errors.issued_on = '发证日期不能晚于今天';
  if (expiresOn && expiresOn < today) errors.expires_on = '证件已过期，请上传有效的证件';
  if (issuedOn && expiresOn && expiresOn <= issuedOn) errors.expires_on = '有效期应晚于发证日期';
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { number, issuedOn, expiresOn };
};
