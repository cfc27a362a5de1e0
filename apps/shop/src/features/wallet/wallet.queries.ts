import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import {
  creditCodec,
  type MoneyLogFilters,
  moneyLogFiltersCodec,
  moneyLogPageCodec,
  rebatesCodec,
  redPacketPageCodec,
  type VoucherFilters,
  voucherFiltersCodec,
  voucherPageCodec,
  walletCodec,
} from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

export const walletKeys = { all: ['wallet'] as const };

/** The buyer's benefits: balance, red packets, points, vouchers, coupons (C059). */
export const walletQuery = () =>
  queryOptions({
    queryKey: [...walletKeys.all, 'sum'],
    queryFn: () => fetchData(operations.getWallet, {}, { read: walletCodec.read }),
  });

/** The credit line and the orders on account that are not paid in full (C293). */
export const creditQuery = () =>
  queryOptions({
    queryKey: [...walletKeys.all, 'credit'],
    queryFn: () => fetchData(operations.getCredit, {}, { read: creditCodec.read }),
  });

/** Rebates that run, and those that are booked (C320). */
export const rebatesQuery = () =>
  queryOptions({
    queryKey: [...walletKeys.all, 'rebates'],
    queryFn: () => fetchData(operations.getRebates, {}, { read: rebatesCodec.read }),
  });

/** A page of the money log, with the sums and months of all filtered entries (C058). */
export const moneyLogQuery = (filters: MoneyLogFilters) =>
  queryOptions({
    queryKey: [...walletKeys.all, 'money-log', filters],
    queryFn: ({ signal }) =>
      fetchData(
        operations.listMoneyLog,
        { query: moneyLogFiltersCodec.write(filters) },
        { signal, read: moneyLogPageCodec.read },
      ),
    placeholderData: keepPreviousData,
  });

/** A page of red packets (C181). */
export const redPacketsQuery = (page: number) =>
  queryOptions({
    queryKey: [...walletKeys.all, 'red-packets', page],
    queryFn: ({ signal }) =>
      fetchData(operations.listRedPackets, { query: { page } }, { signal, read: redPacketPageCodec.read }),
    placeholderData: keepPreviousData,
  });

/** A page of cash vouchers (C182). */
export const vouchersQuery = (filters: VoucherFilters) =>
  queryOptions({
    queryKey: [...walletKeys.all, 'vouchers', filters],
    queryFn: ({ signal }) =>
      fetchData(
        operations.listVouchers,
        { query: voucherFiltersCodec.write(filters) },
        { signal, read: voucherPageCodec.read },
      ),
    placeholderData: keepPreviousData,
  });
