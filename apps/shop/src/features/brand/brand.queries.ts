import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { brandDetailCodec, brandPageCodec, brandZoneFocusCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { missingIsShown } from '#shared/errors/missing.ts';

const staleTime = 120_000;

export const brandsPerPage = 48;
export const brandGoodsPerPage = 20;

/** A page of the brand wall, for one letter or all (C048). */
export const brandsQuery = (page: number, letter: string | null) =>
  queryOptions({
    queryKey: ['brand', 'list', page, letter],
    queryFn: () =>
      fetchData(
        operations.listBrands,
        { query: { page, per_page: brandsPerPage, ...(letter ? { letter } : {}) } },
        { read: brandPageCodec.read },
      ),
    staleTime,
    placeholderData: keepPreviousData,
  });

/** One brand with a page of its products (C082). */
export const brandQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: ['brand', 'detail', id, page],
    queryFn: () =>
      fetchData(
        operations.getBrand,
        { params: { id }, query: { page, per_page: brandGoodsPerPage } },
        { read: brandDetailCodec.read, ...missingIsShown },
      ),
    placeholderData: keepPreviousData,
  });

/** The first blocks of the brand zone (C075). */
export const brandZoneQuery = () =>
  queryOptions({
    queryKey: ['brand', 'zone'],
    queryFn: () => fetchData(operations.getBrandZoneFocus, {}, { read: brandZoneFocusCodec.read }),
    staleTime,
  });
