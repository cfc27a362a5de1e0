import { operations } from '@yaoji/api-client';
import { useEffect } from 'react';
import { api } from '#shared/api/api.ts';
import { isPreview } from '#shared/page/is-preview.ts';

/** Reports a buyer's visit to an activity (C042), which may win a draw chance; once per page view, not in previews. */
export function useActivityTap(id: number, isBuyer: boolean) {
  useEffect(() => {
    if (id > 0 && isBuyer && !isPreview()) void api.call(operations.tapActivity, { body: { id } });
  }, [id, isBuyer]);
}
