import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorCodes, operations } from '@yaoji/api-client';
import { api } from '#shared/api/api.ts';
import { storeKeys } from './store.queries.ts';

export type StoreLogin = {
  readonly username: string;
  readonly password: string;
  readonly captcha: { readonly id: string; readonly text: string } | undefined;
};

/** What came of a try to link a store. */
export type LinkResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly asksCaptcha: boolean;
      readonly errors: Partial<Record<'username' | 'password' | 'captcha', string>>;
    };

const captchaRequired = errorCodes.captchaRequired.code;

/** Links a store, proved by its own log-in (C151); after three failures with a captcha. */
export function useLinkStore() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ username, password, captcha }: StoreLogin): Promise<LinkResult> => {
      const body = { username, password, ...(captcha ? { captcha_id: captcha.id, captcha: captcha.text } : {}) };
      const outcome = await api.call(operations.linkStore, { body }, { handles: [captchaRequired] });
      if (outcome.ok) return { ok: true };
      const { code, errors } = outcome.error;
      const first = Object.entries(errors).map(([field, messages]) => [field, messages[0]]);
      return { ok: false, asksCaptcha: code === captchaRequired, errors: Object.fromEntries(first) };
    },
    onSuccess: (result) => result.ok && client.invalidateQueries({ queryKey: storeKeys.all }),
  });
}
