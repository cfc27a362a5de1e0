import { eq } from 'drizzle-orm';
import type { Executor } from '#db/database.ts';
import { firstRow, onlyRow } from '#db/first-row.ts';
import { buyer } from '#db/schema/buyer.ts';
import { newToken } from '#db/tokens.ts';

/** Terms that operators grant to a single buyer. */
const termColumns = {
  rank: buyer.rank,
  isSpecial: buyer.isSpecial,
  showsFreeShippingZone: buyer.showsFreeShippingZone,
  canChat: buyer.canChat,
  qualityInspection: buyer.qualityInspection,
};

/** A buyer who sees what every approved buyer sees, or with the terms of another; roll the transaction back. */
export const makeSampleBuyer = async (tx: Executor, onTermsOf?: number): Promise<number> => {
  const terms = onTermsOf && (await firstRow(tx.select(termColumns).from(buyer).where(eq(buyer.id, onTermsOf))));
  const values = {
    username: `preview-${newToken()}`,
    name: '示例客户',
    company: '示例大药房',
    status: 'passed',
    ...terms,
  } as const;
  const { id } = await onlyRow(tx.insert(buyer).values(values).returning({ id: buyer.id }));
  return id;
};
