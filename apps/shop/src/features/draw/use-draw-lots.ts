import { useQueryClient } from '@tanstack/react-query';
import { userKeys } from '#features/user/user.queries.ts';
import { walletKeys } from '#features/wallet/wallet.queries.ts';
import { drawKeys } from './draw.queries.ts';
import { usePerformDraw } from './perform-draw.mutation.ts';

/** Draws. `refresh` refetches chances and records: call it when the outcome is shown. */
export function useDrawLots(id: number) {
  const client = useQueryClient();
  const { mutateAsync } = usePerformDraw(id);
  const draw = async () => {
    const { prizeId, prize, remarks, kind } = await mutateAsync();
    void client.invalidateQueries({ queryKey: walletKeys.all });
    void client.invalidateQueries({ queryKey: userKeys.state });
    return { won: prizeId > 0, prize, remarks, kind };
  };
  const refresh = () => void client.refetchQueries({ queryKey: drawKeys.all, type: 'active' });
  return { draw, refresh };
}
