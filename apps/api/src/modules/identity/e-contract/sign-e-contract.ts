import { Refusal } from '#errors/refusal.ts';
import { readSettings } from '#modules/platform/setting/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { sign } from './e-contract.repository.ts';
import { loadEContract } from './load-e-contract.ts';

export const signContract: Handler<'signContract'> = async ({ body }, { db, now, signedIn }) => {
  const { contract } = await readSettings(db, ['contract']);
  if (body.version && body.version !== contract.version) throw new Refusal('contractChanged');
  await sign(db, signedIn.buyerId, contract.version, now);
  return new Answer(await loadEContract(db, signedIn.buyerId), '合同已签署');
};
