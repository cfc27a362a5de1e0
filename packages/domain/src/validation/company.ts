import { isCreditCode, plainCreditCode } from './credit-code.ts';
import { emailProblem } from './email.ts';
import { normalizeText } from './normalize-text.ts';
import { isLandlineNumber } from './phone.ts';
import { streetAddressProblem } from './street-address.ts';

/** A company as its applicant describes it; `name` is the contact. */
export interface CompanyFacts {
  company: string;
  creditCode: string;
  name: string;
  address: string;
  email?: string;
  telephone?: string;
}

/**
 * The company without surrounding spaces (V6), its codes and numbers without full-width forms; missing fields become `''`.
 *
 * @example readCompany({ company: ' 晨光里大药房 ', … }).company // '晨光里大药房'
 */
export const readCompany = (facts: CompanyFacts): Required<CompanyFacts> => ({
  company: facts.company.trim(),
  creditCode: plainCreditCode(facts.creditCode),
  name: facts.name.trim(),
  address: facts.address.trim(),
  email: normalizeText(facts.email ?? ''),
  telephone: normalizeText(facts.telephone ?? ''),
});

/**
 * The sentence to show at each invalid field of a company or store (V2, V3, V5); empty if all are valid.
 *
 * @example companyProblems({ company: '晨光里大药房', creditCode: '91350100M000100Y43', name: '王药师', address: '红星路三段1号' }) // {}
 */
export function companyProblems(facts: CompanyFacts): Partial<Record<keyof CompanyFacts, string>> {
  const { company, creditCode, name, address, email, telephone } = readCompany(facts);
  const wrongEmail = email && emailProblem(email);
  const wrongAddress = streetAddressProblem(address);
  return {
    ...(company.length < 2 && { company: '请填写营业执照上的企业名称' }),
    ...(!isCreditCode(creditCode) && { creditCode: '统一社会信用代码不正确，请核对' }),
    ...(!name && { name: '请填写联系人' }),
    ...(wrongAddress && { address: wrongAddress }),
    ...(wrongEmail && { email: wrongEmail }),
    ...(telephone && !isLandlineNumber(telephone) && { telephone: '固定电话格式不正确，例如028-85551234' }),
  };
}
