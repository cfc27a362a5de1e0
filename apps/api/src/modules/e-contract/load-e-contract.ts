import { eContractCodec } from '@yaoji/api-client/wire';
import sanitizeHtml from 'sanitize-html';
import type { Executor } from '#db/database.ts';
import { readSettings } from '#modules/setting/index.ts';
import { findSignature } from './e-contract.repository.ts';

/** The e-contract as it stands, and when this buyer signed it. */
export const loadEContract = async (db: Executor, buyerId: number) => {
  const { contract } = await readSettings(db, ['contract']);
  const signedAt = await findSignature(db, buyerId);
  return eContractCodec.write({
    version: contract.version,
    title: contract.title,
    html: sanitizeHtml(contract.html),
    isSigned: signedAt !== null,
    signedAt: signedAt && Math.floor(signedAt.getTime() / 1000),
  });
};
