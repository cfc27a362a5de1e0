import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { brandDetailCodec, brandPageCodec, brandZoneFocusCodec } from '@yaoji/api-client/wire';
import { fetchData } from '#shared/api/api.ts';
import { missingIsShown } from '#shared/errors/missing.ts';

const staleTime = 120_000;

export const brandsPerPage = 48;
export const brandGoodsPerPage = 20;

export type BrandsShown = {
  readonly page: number;
  /** Null for all. */
  readonly letter: string | null;
  /** Only brands that the buyer has bought from. */
  readonly isBought: boolean;
};

/** A page of the brand wall (C048). */
export const brandsQuery = ({ page, letter, isBought }: BrandsShown) =>
  queryOptions({
    queryKey: ['brand', 'list', page, letter, isBought],
    queryFn: () =>
      fetchData(
        operations.listBrands,
        {
          query: { page, per_page: brandsPerPage, ...(letter ? { letter } : {}), ...(isBought ? { bought: 1 } : {}) },
        },
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
