import { lazy, Suspense } from 'react';
import { useDrawerOnCart } from '#features/cart/cart-drawer.store.ts';
import { whenOnline } from '#shared/page/when-online.ts';
import { useViewer } from '../effects/use-viewer.ts';
import { useRailDrawer } from './use-rail-drawer.ts';

export const loadDrawers = () => import('./rail-drawers.tsx');
const RailDrawers = lazy(whenOnline(loadDrawers));

/** The drawers opened by the rail, or a phone's button. `step` is the page's cart step, if any. */
export function FrameDrawers({ step }: { step: number | null }) {
  const { user } = useViewer();
  const { drawer, cartOpen, close } = useRailDrawer();
  useDrawerOnCart(step);
  // On step 1 the page fills it.
  const cartShown = cartOpen && !!user && step !== 1;
  if (!cartShown && !drawer) return null;
  return (
    <Suspense>
      <RailDrawers drawer={drawer} cartShown={cartShown} onClose={close} />
    </Suspense>
  );
}
