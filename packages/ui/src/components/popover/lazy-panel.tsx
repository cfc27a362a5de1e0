import { useEffect, useState } from 'react';
import type { PopoverPanel, PopoverPanelProps } from './popover-panel.tsx';

let loaded: typeof PopoverPanel | undefined;

/** Loads Radix (22 KiB), which no page needs before something opens. Offline, nothing opens. */
export const loadPanel = async () => {
  loaded ??= await import('./popover-panel.tsx').then(
    (module) => module.PopoverPanel,
    () => undefined,
  );
  return loaded;
};

/** The panel, once loaded. */
export function LazyPanel(props: PopoverPanelProps) {
  const [Panel, setPanel] = useState(() => loaded);
  useEffect(() => {
    if (!Panel) void loadPanel().then((panel) => setPanel(() => panel));
  }, [Panel]);
  return Panel && <Panel {...props} />;
}
