import { useMutation } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { type RechargeForm, rechargeCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

/** Starts a recharge of the wallet (C198); the balance rises once the provider confirms it. */
export const useRecharge = () =>
  useMutation({
    mutationFn: (body: RechargeForm) => fetchData(operations.rechargeWallet, { body }, { read: rechargeCodec.read }),
  });
