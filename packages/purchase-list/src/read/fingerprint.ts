import { createHash } from 'node:crypto';
import { searchText } from '@yaoji/goods-text';
import type { Wanted } from './list-line.ts';

/** What tells lines apart, whatever the order of their words or columns: all that they say but the quantity. */
export const fingerprintOf = ({ id, barcodes, approvalNos, words, form, skipped }: Wanted): string => {
  if (skipped !== null) return '';
  const said = [id ?? '', ...barcodes, ...approvalNos, searchText(form ?? ''), ...words.map(searchText)];
  return createHash('sha256').update(said.map(String).toSorted().join('\n')).digest('base64url').slice(0, 22);
};
