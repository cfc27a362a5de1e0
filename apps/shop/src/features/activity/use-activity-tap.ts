import { operations } from '@yaoji/api-client';
import { useEffect } from 'react';
import { api } from '#shared/api/api.ts';
import { isPreview } from '#shared/page/is-preview.ts';

/** Tells that a buyer visits an activity (C042), which may bring a chance of its draw; once per page shown. A preview counts none. */
export function useActivityTap(id: number, isBuyer: boolean) {
  useEffect(() => {
    if (id > 0 && isBuyer && !isPreview()) void api.call(operations.tapActivity, { body: { id } });
  }, [id, isBuyer]);
}
