import { queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { listOf, personCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';

export const companyKeys = { all: ['company'] as const };

/** The people of the company (C304). */
export const peopleQuery = () =>
  queryOptions({
    queryKey: [...companyKeys.all, 'people'],
    queryFn: () => fetchData(operations.listPeople, {}, { read: listOf(personCodec).read }),
  });

/** Its rules of approval (C309). */
export const rulesQuery = () =>
  queryOptions({
    queryKey: [...companyKeys.all, 'rules'],
    queryFn: () => fetchData(operations.listRules, {}),
  });

/** Rules of the company and its head offices about products (C325). */
export const goodsRulesQuery = () =>
  queryOptions({
    queryKey: [...companyKeys.all, 'goods'],
    queryFn: () => fetchData(operations.listGoodsRules, {}),
  });
