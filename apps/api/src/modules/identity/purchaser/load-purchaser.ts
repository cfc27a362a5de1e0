import type { BlockBuyer, BuyerDocument } from '@yaoji/domain';
import type { Executor } from '#db/database.ts';
import { significantRegion } from '#modules/platform/region/index.ts';
import { findPurchaserFacts, type PurchaserFacts } from './purchaser.repository.ts';

/** A buyer as input of the rule for block reasons (B1, B4). */
export type Purchaser = BlockBuyer & { buyerId: number; documents: BuyerDocument[] };

export const loadPurchaser = async (db: Executor, buyerId: number): Promise<Purchaser | null> => {
  const facts = await findPurchaserFacts(db, buyerId);
  return facts && readPurchaser(buyerId, facts);
};

export const readPurchaser = (buyerId: number, facts: PurchaserFacts): Purchaser => ({
  buyerId,
  passed: facts.status === 'passed',
  inReview: facts.status === 'pending',
  contractSigned: !facts.contractRequired || facts.isContractSigned,
  region: facts.regionCode && significantRegion(facts.regionCode),
  documents: facts.documents.map(({ expiresOn, ...document }) => ({ ...document, expiresAt: expiresOn })),
});
