import { operations } from '@yaoji/api-client';
import { cartCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/fetch-data.ts';
import { useCartChange } from './change-cart.ts';

/** Changes a line's quantity (C017). */
export const useEditLine = () =>
  useCartChange({
    send: ({ id, quantity }: { id: number; quantity: string }) =>
      fetchData(
        operations.editCartLine,
        { params: { id }, body: { params: { number: quantity }, new: 1 } },
        { read: cartCodec.read },
      ),
    apply: (lines, { id, quantity }) => lines.map((line) => (line.id === id ? { ...line, quantity } : line)),
  });
