import { createHash } from 'node:crypto';
import { searchText } from '@yaoji/goods-text';
import type { Wanted } from './list-line.ts';

/** Identifies a line regardless of the order of words and columns: everything except the quantity. */
export const fingerprintOf = (wanted: Wanted): string => {
  const { id, barcodes, approvalNos, code, words, form, skipped } = wanted;
  if (skipped !== null) return '';
  const others = words.filter((word) => word !== code);
  const codes = code === null ? [] : [`code ${code.toLowerCase()}`];
  const said = [id ?? '', ...barcodes, ...approvalNos, ...codes, searchText(form ?? ''), ...others.map(searchText)];
  return createHash('sha256').update(said.map(String).toSorted().join('\n')).digest('base64url').slice(0, 22);
};
