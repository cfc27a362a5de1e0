import { useQueryClient } from '@tanstack/react-query';
import type { LoadRegions } from '@yaoji/ui';
import { useCallback } from 'react';
import { regionsQuery } from './address.queries.ts';

/** What a region picker asks: the regions below a code (C144). */
export function useLoadRegions(): LoadRegions {
  const client = useQueryClient();
  return useCallback((parent) => client.fetchQuery(regionsQuery(parent ?? '')), [client]);
}
