import { type BusinessKind, isCreditCode, isEmail, isLandlineNumber, normalizeText } from '@yaoji/domain';
import type { RegionOption } from '@yaoji/ui';
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

/** A credit code in capitals, without the spaces it is often printed with. */
export const plainCode = (code: string) => normalizeText(code).replace(/\s/g, '').toUpperCase();

/** The district, the last part of the region. */
export const districtOf = (region: readonly RegionOption[]): RegionOption | undefined =>
  region.at(-1)?.hasChildren ? undefined : region.at(-1);

/** Problems of a place of business before it is sent (V5), keyed by the server's names. */
export function siteProblems({ company, creditCode, region, address, name }: SiteDraft): Problems {
  return {
    ...(company.trim().length >= 2 ? {} : { company: '请填写营业执照上的企业名称' }),
    ...(isCreditCode(plainCode(creditCode)) ? {} : { credit_code: '统一社会信用代码不正确，请核对' }),
    ...(districtOf(region) ? {} : { region_code: '请选择到区县' }),
    ...(address.trim().length >= 2 ? {} : { address: '请填写详细地址' }),
    ...(name.trim() ? {} : { name: '请填写联系人' }),
  };
}

/** Problems of a company before it is sent (V2, V3, V5). */
export function companyProblems(draft: CompanyDraft): Problems {
  const { kind, telephone, email } = draft;
  return {
    ...(kind ? {} : { kind: '请选择企业类型' }),
    ...siteProblems(draft),
    ...(!telephone.trim() || isLandlineNumber(telephone) ? {} : { telephone: '固定电话格式不正确，例如028-85551234' }),
    ...(!email.trim() || isEmail(email) ? {} : { email: '邮箱格式不正确' }),
  };
}
