import { isDeepStrictEqual } from 'node:util';
import { invoiceTitleCodec, invoiceTitleFormCodec } from '@yaoji/api-client/wire';
import { readInvoiceTitle } from '@yaoji/domain';
import { changeAccount } from '#modules/identity/account-change/index.ts';
import { requireIdentity } from '#modules/identity/auth/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { findTitle, saveTitle } from './invoice-title.repository.ts';
import { requireValidTitle } from './require-valid-title.ts';

/** Changing existing data requires a verified identity: they name a bank account. */
export const changeInvoiceTitle: Handler<'changeInvoiceTitle'> = async ({ body }, context) => {
  const { buyerId } = context.signedIn;
  const title = readInvoiceTitle(invoiceTitleFormCodec.read(body));
  requireValidTitle(title, 'normal');
  const before = await findTitle(context.db, buyerId);
  const row = { ...title, buyerId };
  if (before === null) await saveTitle(context.db, row);
  else if (!isDeepStrictEqual({ ...before }, row)) {
    await requireIdentity(context);
    await changeAccount(context, { buyerId, kind: 'title', event: 'titleChanged', before }, async (tx) => {
      await saveTitle(tx, row);
      return true;
    });
  }
  return new Answer(invoiceTitleCodec.write(title), '开票资料已保存');
};
