import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';

/** Remembers a product for such rows in future lists (C224); 0 forgets it. */
export const useChooseForLine = () =>
  useMutation({
    mutationFn: (choice: { line: string; goodsId: number }) =>
      fetchData(operations.chooseForLine, { body: { line: choice.line, goods_id: choice.goodsId } }),
  });
