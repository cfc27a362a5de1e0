import { useQueryClient } from '@tanstack/react-query';
import type { DrawOutcome } from '@yaoji/ui';
import { userKeys } from '#features/user/user.queries.ts';
import { walletKeys } from '#features/wallet/wallet.queries.ts';
import { usePerformDraw } from './perform-draw.mutation.ts';

/** Draws, and refetches everything that a prize may change. */
export function useDrawLots(id: number) {
  const client = useQueryClient();
  const { mutateAsync } = usePerformDraw(id);
  return async (): Promise<DrawOutcome> => {
    const { prizeId, prize, remarks } = await mutateAsync();
    void client.invalidateQueries({ queryKey: walletKeys.all });
    void client.invalidateQueries({ queryKey: userKeys.state });
    return { won: prizeId > 0, prize, remarks };
  };
}
