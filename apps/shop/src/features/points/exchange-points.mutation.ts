import { newKey, operations } from '@yaoji/api-client';
import { type ExchangeForm, exchangeFormCodec, pointsOrderCodec } from '@yaoji/api-client/wire';
import { useRef } from 'react';
import { fetchData } from '#shared/api/api.ts';
import { useChange } from '#shared/query/use-change.ts';
import { pointsKeys } from './points.queries.ts';

/** Exchanges points for products (C185); sending the same form again exchanges once. */
export function useExchangePoints() {
  const last = useRef({ form: '', key: '' });
  return useChange([pointsKeys.all], (form: Omit<ExchangeForm, 'idempotencyKey'>) => {
    const named = JSON.stringify(form);
    if (last.current.form !== named) last.current = { form: named, key: newKey() };
    const body = exchangeFormCodec.write({ ...form, idempotencyKey: last.current.key });
    return fetchData(operations.exchangePoints, { body }, { read: pointsOrderCodec.read });
  });
}
