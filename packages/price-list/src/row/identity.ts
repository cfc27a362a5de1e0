import { createHash } from 'node:crypto';

export type IdentityParts = {
  name: string;
  maker: string;
  spec: string;
  approvalNo: string;
  stdCode: string;
  dosageForm: string;
  barcode: string;
};

export const hasCheckDigit = (code: string): boolean => {
  if (!/^(\d{8}|\d{12,14})$/.test(code) || /^0+$/.test(code)) return false;
  const digits = [...code].map(Number).reverse();
  return digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 1 ? 3 : 1), 0) % 10 === 0;
};

/** Spaces, width and case do not tell goods apart; points do: 1.5g is not 15g. */
const comparable = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '').replaceAll('×', '*');

/**
 * What makes a row of a list the same goods as another: a real barcode (it is given to one package of one maker);
 * without one, name, maker, spec, dosage form and approval number (else the national code) together. None of these
 * alone does: approval numbers and national codes stand on several packages, and names on many makers.
 */
export const identityOf = (parts: IdentityParts): string => {
  if (hasCheckDigit(parts.barcode)) return `b${parts.barcode}`;
  const text = [parts.name, parts.maker, parts.spec, parts.dosageForm, parts.approvalNo || parts.stdCode]
    .map(comparable)
    .join('\n');
  return `h${createHash('sha256').update(text).digest('base64url').slice(0, 27)}`;
};
