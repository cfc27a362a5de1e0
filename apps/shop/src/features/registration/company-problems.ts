import { type BusinessKind, companyProblems } from '@yaoji/domain';
import type { RegionOption } from '@yaoji/ui';
import { districtOf } from '#features/address/district-of.ts';
import type { Problems } from '#shared/forms/use-problems.ts';

/** The company of step 2 as typed; the region starts at the province. */
export type CompanyDraft = {
  kind: BusinessKind | '';
  company: string;
  creditCode: string;
  region: readonly RegionOption[];
  address: string;
  name: string;
  telephone: string;
  email: string;
};

/** The fields that a company and a store share. */
export type SiteDraft = Pick<CompanyDraft, 'company' | 'creditCode' | 'region' | 'address' | 'name'>;

export const emptySite: SiteDraft = { company: '', creditCode: '', region: [], address: '', name: '' };
export const emptyCompany: CompanyDraft = { kind: '', ...emptySite, telephone: '', email: '' };

/** Problems of a place of business before it is sent (V2, V3, V5), keyed by the server's names. */
export function siteProblems(draft: SiteDraft & Partial<CompanyDraft>): Problems {
  const { creditCode, ...others } = companyProblems(draft);
  const region = districtOf(draft.region) ? undefined : '请选择到区县';
  return { ...others, ...(creditCode && { credit_code: creditCode }), ...(region && { region_code: region }) };
}

/** Problems of a company before it is sent. */
export const companyDraftProblems = (draft: CompanyDraft): Problems => ({
  ...(!draft.kind && { kind: '请选择企业类型' }),
  ...siteProblems(draft),
});
