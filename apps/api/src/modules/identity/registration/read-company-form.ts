import { companyProblems, readCompany } from '@yaoji/domain';
import { isSmallestRegion } from '#modules/platform/region/index.ts';

type Form = {
  company: string;
  credit_code: string;
  name: string;
  region_code: string;
  address: string;
  email?: string;
  telephone?: string;
};

/** Trimmed company data, and errors by form field. */
export const readCompanyForm = ({ credit_code, region_code: regionCode, ...form }: Form) => {
  const { address, email, telephone, ...company } = readCompany({ ...form, creditCode: credit_code });
  const { creditCode, ...problems } = companyProblems({ ...form, creditCode: credit_code });
  const errors: Record<string, string> = { ...problems };
  if (creditCode) errors.credit_code = creditCode;
  if (!isSmallestRegion(regionCode)) errors.region_code = '请选择到区县';
  const fields = {
    ...company,
    regionCode,
    companyAddress: address,
    email: email || null,
    telephone: telephone || null,
  };
  return { fields, errors };
};
