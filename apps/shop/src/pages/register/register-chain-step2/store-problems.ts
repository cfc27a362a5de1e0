import type { StoreEntry } from '@yaoji/api-client/wire';
import { mobileProblem, normalizeText, readCompany } from '@yaoji/domain';
import { districtOf } from '#features/address/district-of.ts';
import { emptySite, type SiteDraft, siteProblems } from '#features/registration/company-problems.ts';
import type { Problems } from '#shared/forms/use-problems.ts';

/** A store of a head office as typed; the key identifies it while others are added and removed. */
export type StoreDraft = SiteDraft & { key: string; phone: string };

export const emptyStore = (key: string): StoreDraft => ({ ...emptySite, key, phone: '' });

/** A field of a store, as the server names it. */
export const storeField = (index: number, field: string) => `stores[${index}][${field}]`;

/** Problems of stores before they are sent (V1, V5). */
export function storeProblems(stores: readonly StoreDraft[]): Problems {
  const phones = stores.map(({ phone }) => normalizeText(phone));
  return Object.fromEntries(
    stores.flatMap((store, index) => {
      const phone = normalizeText(store.phone);
      const twin = phones.indexOf(phone);
      const own = {
        ...siteProblems(store),
        phone: phone && twin < index ? `与第${twin + 1}家门店的手机号相同` : mobileProblem(phone),
      };
      return Object.entries(own).flatMap(([field, problem]) => (problem ? [[storeField(index, field), problem]] : []));
    }),
  );
}

/** For stores without problems. */
export const storeEntry = ({ region, phone, key: _key, ...site }: StoreDraft): StoreEntry => {
  const { company, creditCode, address, name } = readCompany(site);
  return {
    company,
    creditCode,
    address,
    name,
    regionCode: districtOf(region)?.code ?? '',
    phone: normalizeText(phone),
  };
};
