import { create } from 'zustand';
import type { RailDrawer } from './rail-drawers.tsx';

type Opened = { readonly drawer: RailDrawer; readonly at: string };

/** The drawer that was opened last beside the cart, and the path at which it was; null once it is closed. */
export const useOpenedDrawer = create<{ readonly opened: Opened | null }>(() => ({ opened: null }));

export const showDrawer = (opened: Opened | null) => useOpenedDrawer.setState({ opened });
