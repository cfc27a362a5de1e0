import { invoiceTitleCodec, invoiceTitleFormCodec } from '@yaoji/api-client/wire';
import { Answer, type Handler } from '#operation.ts';
import { saveTitle } from './invoice-title.repository.ts';
import { readTitle, refuseTitle } from './title-data.ts';

export const changeInvoiceTitle: Handler<'changeInvoiceTitle'> = async ({ body }, { db, signedIn: { buyerId } }) => {
  const title = readTitle(invoiceTitleFormCodec.read(body));
  refuseTitle(title, 'normal');
  await saveTitle(db, { ...title, buyerId });
  return new Answer(invoiceTitleCodec.write(title), '开票资料已保存');
};
