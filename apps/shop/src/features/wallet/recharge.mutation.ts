import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type RechargeForm, rechargeCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

/** Begins to put money into the wallet (C198); it is there once the provider says so. */
export const useRecharge = () =>
  useMutation({
    mutationFn: (body: RechargeForm) => fetchData(operations.rechargeWallet, { body }, { read: rechargeCodec.read }),
  });
