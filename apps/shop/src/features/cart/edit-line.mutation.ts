import { operations } from '@yaoji/api-client';
import { cartFiguresCodec } from '@yaoji/api-client/wire';
import { compareDecimals, maximumReachedText } from '@yaoji/domain';
import { toast } from '@yaoji/ui';
import { fetchData } from '#shared/api/api.ts';
import { useCartChange } from './change-cart.ts';

/** Changes a line's quantity (C017), and shows if the server lowered it to stock or cap (Q4). */
export const useEditLine = () =>
  useCartChange({
    send: async ({ id, quantity }: { id: number; quantity: string }) => {
      const figures = await fetchData(
        operations.editCartLine,
        { params: { id }, body: { params: { number: quantity }, new: 1 } },
        { read: cartFiguresCodec.read },
      );
      const line = figures.lines.find((each) => each.id === id);
      if (line && compareDecimals(line.quantity, quantity) < 0) toast.warning(maximumReachedText);
      return figures;
    },
    apply: (lines, { id, quantity }) => lines.map((line) => (line.id === id ? { ...line, quantity } : line)),
  });
