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

/** Spaces, width and case do not matter; points do: 1.5g is not 15g. */
export const comparable = (text: string) =>
  text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '').replaceAll('×', '*');

/**
 * Determines whether rows are the same product: by a real barcode (unique to one package of one maker); otherwise by
 * name, maker, spec, dosage form and approval number (or national code) together. None of these suffices alone:
 * approval numbers and national codes occur on several packages, and names with many makers.
 */
export const identityOf = (parts: IdentityParts): string => {
  if (hasCheckDigit(parts.barcode)) return `b${parts.barcode}`;
  const text = [parts.name, parts.maker, parts.spec, parts.dosageForm, parts.approvalNo || parts.stdCode]
    .map(comparable)
    .join('\n');
  return `h${createHash('sha256').update(text).digest('base64url').slice(0, 27)}`;
};
