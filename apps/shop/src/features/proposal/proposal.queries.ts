import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { orderConsentCodec, pageOf, proposalCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

export const proposalKeys = {
  all: ['proposal'] as const,
  consent: ['order-consent'] as const,
  page: (page: number) => [...proposalKeys.all, page] as const,
};

/** A page of the proposals to the buyer, latest first, open ones at today's prices (C299). */
export const proposalsQuery = (page: number) =>
  queryOptions({
    queryKey: proposalKeys.page(page),
    queryFn: ({ signal }) =>
      fetchData(operations.listProposals, { query: { page } }, { read: pageOf(proposalCodec).read, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Whether salespeople may order for this buyer (C331). */
export const orderConsentQuery = () =>
  queryOptions({
    queryKey: proposalKeys.consent,
    queryFn: ({ signal }) => fetchData(operations.getOrderConsent, {}, { read: orderConsentCodec.read, signal }),
  });
