import { create } from 'zustand';
import type { RailDrawer } from './rail-drawers.tsx';

type Opened = { readonly drawer: RailDrawer; readonly at: string };

/** The last opened drawer, other than the cart, and its path; null once closed. */
export const useOpenedDrawer = create<{ readonly opened: Opened | null }>(() => ({ opened: null }));

export const showDrawer = (opened: Opened | null) => useOpenedDrawer.setState({ opened });
