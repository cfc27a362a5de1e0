import { useMutation, useQueryClient } from '@tanstack/react-query';
import { newKey, operations } from '@yaoji/api-client';
import { creditCodec } from '@yaoji/api-client/wire';
import { useRef } from 'react';
import { fetchData } from '#shared/api/api.ts';
import { walletKeys } from './wallet.queries.ts';

/** Pays debts from the balance (C294), once even if sent again. */
export function useRepayCredit() {
  const client = useQueryClient();
  const key = useRef('');
  return useMutation({
    mutationFn: (form: { amount: string; pay_password: string }) => {
      key.current ||= newKey();
      const body = { ...form, idempotency_key: key.current };
      return fetchData(operations.repayCredit, { body }, { read: creditCodec.read });
    },
    onSuccess: () => {
      key.current = '';
      return client.invalidateQueries({ queryKey: walletKeys.all });
    },
  });
}
