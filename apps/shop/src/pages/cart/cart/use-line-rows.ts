import type { Cart, CartLine } from '@yaoji/api-client/wire';
import type { PricedLine } from '@yaoji/domain';
import { useCallback, useRef } from 'react';
import { useLocation } from 'react-router';
import { isSame } from '#shared/data/is-same.ts';
import { loginHref } from '#shared/routing/way-back.ts';
import { type LineRow, toLineRow } from './line-view.tsx';

type KeptRow = {
  readonly line: CartLine;
  readonly priced: PricedLine;
  readonly told: readonly string[];
  readonly row: LineRow;
};

export type RowOf = (line: CartLine, priced: PricedLine) => LineRow;

/** Rows that stay the same object while nothing of them changes, so that a change of one line renders one line. */
export function useLineRows(warnings: Cart['warnings']): RowOf {
  const kept = useRef(new Map<number, KeptRow>());
  const login = loginHref(useLocation());
  return useCallback(
    (line, priced) => {
      const told = warnings.filter(({ lineIds }) => lineIds.includes(line.id)).map(({ message }) => message);
      const earlier = kept.current.get(line.id);
      if (earlier && earlier.line === line && isSame(earlier.priced, priced) && isSame(earlier.told, told)) {
        return earlier.row;
      }
      const row = toLineRow(line, priced, told, login);
      kept.current.set(line.id, { line, priced, told, row });
      return row;
    },
    [warnings, login],
  );
}
