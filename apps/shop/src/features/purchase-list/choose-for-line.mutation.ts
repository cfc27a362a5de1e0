import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';

/** Has the next list take these goods for such a row (C224); 0 forgets what was chosen. */
export const useChooseForLine = () =>
  useMutation({
    mutationFn: (choice: { line: string; goodsId: number }) =>
      fetchData(operations.chooseForLine, { body: { line: choice.line, goods_id: choice.goodsId } }),
  });
