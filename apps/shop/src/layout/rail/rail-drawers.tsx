import { CartDrawer } from '#features/cart/cart-drawer.tsx';
import { viewOptions } from '#features/goods/goods-view.ts';
import { href } from '#shared/routing/href.ts';
import { AccountDrawer } from './account-drawer.tsx';
import { CodesDrawer } from './codes-drawer.tsx';
import { MessagesDrawer } from './messages-drawer.tsx';
import { ServiceDrawer } from './service-drawer.tsx';

export type RailDrawerProps = { onClose: () => void };

const drawers = { account: AccountDrawer, messages: MessagesDrawer, service: ServiceDrawer, codes: CodesDrawer };

export type RailDrawer = keyof typeof drawers;

const options = viewOptions(href('login'));

type RailDrawersProps = RailDrawerProps & { drawer: RailDrawer | undefined; cartShown: boolean };

export default function RailDrawers({ drawer, cartShown, onClose }: RailDrawersProps) {
  const Opened = drawer && drawers[drawer];
  return (
    <>
      {cartShown && <CartDrawer options={options} />}
      {Opened && <Opened onClose={onClose} />}
    </>
  );
}
