import { normalizeText } from '@yaoji/domain';
import { newToken } from '#db/tokens.ts';
import { invalid, Refusal, required, requireValid } from '#errors/refusal.ts';
import { hashPassword, phoneTaken } from '#modules/identity/auth/index.ts';
import { Answer, type Handler } from '#operation.ts';
import { openApplicant } from './open-applicant.ts';
import { readCompanyForm } from './read-company-form.ts';
import { countStores, insertLinks, lockApplicant } from './registration.repository.ts';
import { loadRegistration } from './registration-model.ts';

const mostStores = 100;

/** Stores of a head office, all or none: each is a separate account that awaits approval and logs in by phone. */
export const registerStores: Handler<'registerStores'> = async ({ body }, { db, now, signedIn }) => {
  const stores = body.stores.map((entry) => ({ ...readCompanyForm(entry), phone: normalizeText(entry.phone) }));
  const errors: Record<string, string> = {};
  for (const [index, store] of stores.entries()) {
    for (const [field, text] of Object.entries(store.errors)) errors[`stores[${index}][${field}]`] = text;
    const twin = stores.findIndex(({ phone }) => phone === store.phone);
    if (twin < index) errors[`stores[${index}][phone]`] = `与第${twin + 1}家门店的手机号相同`;
  }
  requireValid(errors);
  // Random and discarded: the store logs in with a text-message code or sets its own password with one.
  const passwordHash = await hashPassword(newToken());

  await db.transaction(async (tx) => {
    const office = required(await lockApplicant(tx, signedIn.buyerId), 'signedOut');
    if (office.status === 'registering') throw new Refusal('officeUnregistered');
    if ((await countStores(tx, office.id)) + stores.length > mostStores)
      throw invalid({ stores: `一个总店最多${mostStores}家门店` });
    const ids: number[] = [];
    for (const [index, { fields, phone }] of stores.entries()) {
      const company = { ...fields, businessKind: office.businessKind };
      const id = await openApplicant(tx, { phone, passwordHash }, company, now);
      if (id === null) throw phoneTaken('请登录后在多店管理中绑定', `stores[${index}][phone]`);
      ids.push(id);
    }
    await insertLinks(tx, office.id, ids);
  });
  return new Answer(await loadRegistration(db, signedIn.buyerId, now), '门店已提交，等待审核');
};
