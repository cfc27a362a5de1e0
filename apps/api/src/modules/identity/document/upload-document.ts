import type { OperationInput } from '@yaoji/api-client/contract';
import { documentCodec } from '@yaoji/api-client/wire';
import { chinaDay, documentNames, documentProblems, normalizeText } from '@yaoji/domain';
import { lockBuyer } from '#db/lock-buyer.ts';
import { invalid, Refusal } from '#errors/refusal.ts';
import { saveFile } from '#modules/platform/file/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { deletePending, findOwnDocument, insertDocument } from './document.repository.ts';
import { toDocument } from './document-model.ts';

/** A document awaits an operator's decision; the one it renews stays valid while in date. */
export const uploadDocument: Handler<'uploadDocument'> = async ({ body }, context) => {
  const { db, now, signedIn } = context;
  const { buyerId } = signedIn;
  const fields = readFields(body, now);
  const renewed = body.id ? await findOwnDocument(db, buyerId, body.id) : null;
  if (body.id && !renewed) throw new Refusal('documentMissing');
  if (renewed && renewed.kind !== body.kind) throw invalid({ kind: '证件类型与原证件不一致' });

  const pictures: string[] = [];
  for (const [index, file] of body.pictures.entries()) {
    const saved = await saveFile(context, {
      buyerId,
      file,
      kinds: ['jpeg', 'png', 'webp', 'pdf'],
      field: `pictures[${index}]`,
    });
    pictures.push(saved.url);
  }
  const added = await db.transaction(async (tx) => {
    await lockBuyer(tx, buyerId);
    if (renewed && !(await findOwnDocument(tx, buyerId, renewed.id))) throw new Refusal('documentRenewed');
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
  const fields = { number, issuedOn, expiresOn };
  const problems = documentProblems({ ...fields, kind: body.kind }, chinaDay(now));
  const errors = Object.entries(problems).map(([field, text]) => [wireNames[field as keyof typeof wireNames], text]);
  if (errors.length > 0) throw invalid(Object.fromEntries(errors));
  return fields;
};

const wireNames = { number: 'number', issuedOn: 'issued_on', expiresOn: 'expires_on' } as const;
