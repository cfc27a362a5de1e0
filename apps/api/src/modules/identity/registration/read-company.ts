import { isCreditCode, isEmail, isLandlineNumber, normalizeText } from '@yaoji/domain';
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
export const readCompany = (form: Form) => {
  const fields = {
    company: form.company.trim(),
    creditCode: normalizeText(form.credit_code).toUpperCase(),
    name: form.name.trim(),
    regionCode: form.region_code,
    companyAddress: form.address.trim(),
    email: form.email ? normalizeText(form.email) : null,
    telephone: form.telephone ? normalizeText(form.telephone) : null,
  };
  const errors: Record<string, string> = {};
  if (fields.company.length < 2) errors.company = '请填写企业名称';
  if (!isCreditCode(fields.creditCode)) errors.credit_code = '统一社会信用代码不正确，请核对';
  if (!fields.name) errors.name = '请填写联系人';
  if (!isSmallestRegion(fields.regionCode)) errors.region_code = '请选择到区县';
  if (fields.companyAddress.length < 2) errors.address = '请填写详细地址';
  if (fields.email && !isEmail(fields.email)) errors.email = '邮箱格式不正确';
  if (fields.telephone && !isLandlineNumber(fields.telephone))
    errors.telephone = '固定电话格式不正确，例如028-85551234';
  return { fields, errors };
};
