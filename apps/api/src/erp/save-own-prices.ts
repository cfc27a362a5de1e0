import type { Tx } from '#db/database.ts';
import { Refusal } from '#errors/refusal.ts';
import { breachText } from '#modules/operators/approval/index.ts';
import { addEntry } from '#modules/platform/operator-log/index.ts';
import { type OwnPriceForm, type StoredOwnPrices, saveOwnPrices } from '#modules/selling/own-price/index.ts';
import type { ErpContext } from './operation.ts';

/**
 * Saves a list, whose prices may follow later, with its entry in the operator log. Refuses prices below a floor: no
 * operator waits here who could have them approved.
 */
export const saveErpOwnPrices = async (
  tx: Tx,
  stored: StoredOwnPrices | null,
  form: OwnPriceForm,
  { key, now }: ErpContext,
  command: string,
): Promise<{ id: number; isChanged: boolean }> => {
  const operator = `erp ${key.name}`;
  const { id, breaches, ...change } = await saveOwnPrices(tx, stored, form, { operator, now, mayBeEmpty: true });
  const [breach] = breaches;
  if (breach)
    throw new Refusal('approvalNeeded', { words: `${breachText(breach, true)}，须在工作台保存并由第二人同意` });
  const isChanged = Object.keys({ ...change.before, ...change.after }).length > 0;
  const entry = { operator, command: `erp ${command}`, outcome: 'done', answer: '' } as const;
  if (isChanged) await addEntry(tx, { ...entry, change, createdAt: now });
  return { id, isChanged };
};
