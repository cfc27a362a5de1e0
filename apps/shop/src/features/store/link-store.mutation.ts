import { useMutation, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { api } from '#shared/api/api.ts';
import { captchaRequired, withCaptcha } from '#shared/api/with-captcha.ts';
import { storeKeys } from './store.queries.ts';

/** Links a store with its own login (C151); needs a captcha after three failures. */
export function useLinkStore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (credentials: { username: string; password: string }) => {
      const outcome = await withCaptcha(credentials.username, (captcha) =>
        api.call(operations.linkStore, { body: { ...credentials, ...captcha } }, { handles: [captchaRequired] }),
      );
      if (!outcome.ok) throw outcome.error;
      return outcome.data;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: storeKeys.all }),
  });
}
