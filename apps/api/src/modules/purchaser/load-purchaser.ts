import type { BlockBuyer, BuyerDocument } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { acceptedDocuments, findBuyer } from './purchaser.repository.ts';

/** A buyer as the rule that says why something cannot be bought wants to know it (B1, B4). */
export type Purchaser = BlockBuyer & { buyerId: number; documents: BuyerDocument[] };

export const loadPurchaser = async (db: Executor, buyerId: number): Promise<Purchaser | null> => {
  const found = await findBuyer(db, buyerId);
  if (!found) return null;
  const documents = await acceptedDocuments(db, buyerId);
  return {
    buyerId,
    passed: found.status === 'passed',
    contractSigned: !found.contractRequired || found.contractSignedAt !== null,
    region: found.regionCode && significant(found.regionCode),
    documents: documents.map(({ id, kind, name, expiresOn, scopes }) => ({
      id,
      kind,
      name,
      expiresAt: expiresOn,
      scopes,
    })),
  };
};

/** A code without the zeros that only say that nothing smaller is meant. */
const significant = (code: string) => code.replace(/(00)+$/, '');
