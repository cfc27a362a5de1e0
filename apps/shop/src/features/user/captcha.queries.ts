import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/fetch-data.ts';

/** A captcha picture (C102); each round has a new one. */
export const captchaQuery = (round: number) =>
  queryOptions({
    queryKey: ['captcha', round],
    queryFn: async () => {
      const { captcha_id: id, image } = await fetchData(operations.getCaptcha);
      return { id, image };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
