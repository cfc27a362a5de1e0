import { operations } from '@yaoji/api-client';
import { cartFiguresCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { useCartChange } from './change-cart.ts';

/** Selects or deselects lines (C018); unavailable ones stay deselected (S2). */
export const useSelectLines = () =>
  useCartChange({
    send: ({ ids, selected }: { ids: readonly number[]; selected: boolean }) =>
      fetchData(
        operations.selectCartLines,
        { body: { ids: [...ids], is_selected: selected ? 1 : 0 } },
        { read: cartFiguresCodec.read },
      ),
    apply: (lines, { ids, selected }) => {
      const chosen = new Set(ids);
      return lines.map((line) => (chosen.has(line.id) ? { ...line, isSelected: selected && !line.block } : line));
    },
  });
