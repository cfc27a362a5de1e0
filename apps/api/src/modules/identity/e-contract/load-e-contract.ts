import { eContractCodec } from '@yaoji/api-client/wire';
import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import type { Executor } from '#db/database.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import { toSecondsOrNull } from '#wire-values.ts';
import { findSignature } from './e-contract.repository.ts';

/** The current e-contract, its parties, and when this buyer signed it. */
export const loadEContract = async (db: Executor, buyerId: number) => {
  const { contract, seller, site } = await readSettings(db, ['contract', 'seller', 'site']);
  const { version, title, text, seal } = contract;
  const { signedAt, company } = await findSignature(db, buyerId);
  return eContractCodec.write({
    version,
    title,
    html: sanitizeHtml(text.trimStart().startsWith('<') ? text : await marked.parse(text)),
    seller: seller.name || site.title,
    buyer: company,
    seal,
    isSigned: signedAt !== null,
    signedAt: toSecondsOrNull(signedAt),
  });
};
