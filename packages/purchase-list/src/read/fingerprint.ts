import { createHash } from 'node:crypto';
import { searchText } from '@yaoji/goods-text';
import type { Wanted } from './list-line.ts';

/** Identifies a line regardless of the order of words and columns: everything except the quantity. */
export const fingerprintOf = ({ id, barcodes, approvalNos, words, form, skipped }: Wanted): string => {
  if (skipped !== null) return '';
  const said = [id ?? '', ...barcodes, ...approvalNos, searchText(form ?? ''), ...words.map(searchText)];
  return createHash('sha256').update(said.map(String).toSorted().join('\n')).digest('base64url').slice(0, 22);
};
