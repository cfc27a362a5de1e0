import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { fetchData } from '#shared/api/api.ts';

/** Closes the account permanently (C254). */
export const useCloseAccount = () => useMutation({ mutationFn: () => fetchData(operations.closeAccount) });
