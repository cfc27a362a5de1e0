import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { userKeys } from '#features/user/user.queries.ts';
import { fetchData } from '#shared/api/api.ts';
import { useChange } from '#shared/query/use-change.ts';

/** A code that binds the WeChat that scans it to the logged-in account (C050). */
export const useBindCode = () => useMutation({ mutationFn: () => fetchData(operations.createBindCode) });

/** Unbinds the account's WeChat (C051). */
export const useUnbindWechat = () => useChange([userKeys.state], () => fetchData(operations.unbindWechat));
