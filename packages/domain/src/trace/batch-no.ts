import { normalizeText } from '../validation/normalize-text.ts';

/**
 * Whether two batch numbers are the same, ignoring case, spaces and full-width forms.
 *
 * @example isSameBatchNo('a240301', ' Ａ240301') // true
 */
export function isSameBatchNo(one: string, other: string): boolean {
  return batchKey(one) === batchKey(other);
}

const batchKey = (batchNo: string) => normalizeText(batchNo).replace(/\s/g, '').toUpperCase();
