import { rebatePeriodName } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { required } from '#errors/refusal.ts';
import { findApplicant } from '#modules/identity/registration/index.ts';
import { drawRebateNote } from '#modules/platform/pdf/index.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import { FileAnswer, type Handler } from '#operation.ts';
import { toQuantity } from '#wire-values.ts';
import { linesOfNote } from './counted-lines.repository.ts';
import { findNote } from './rebate.repository.ts';

/** The credit note of a booked rebate; of one buyer, or of any. */
export const noteFile = async (db: Executor, id: number, now: Date, buyerId?: number) => {
  const found = await findNote(db, id);
  const { note, rebate } = required(
    buyerId === undefined || found?.note.buyerId === buyerId ? found : null,
    'rebateNoteMissing',
  );
  const { company, username } = required(await findApplicant(db, note.buyerId), 'buyerMissing');
  const { seller } = await readSettings(db, ['seller']);
  const paper = {
    ...note,
    rate: toQuantity(note.rate),
    title: rebate.title,
    period: rebatePeriodName(rebate.period, note.period),
    company: company || username,
    seller,
    lines: (await linesOfNote(db, id)).map((line) => ({ ...line, quantity: toQuantity(line.quantity) })),
  };
  return new FileAnswer(await drawRebateNote(paper, now), 'application/pdf', `返利单${id}.pdf`);
};

export const downloadRebateNote: Handler<'downloadRebateNote'> = (
  { params: { id } },
  { db, signedIn: { buyerId }, now },
) => noteFile(db, id, now, buyerId);
