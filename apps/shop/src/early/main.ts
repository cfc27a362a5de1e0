import { hydratedAttribute } from '#shared/page/hydrated.ts';
import { holdPresses } from './hold-presses.ts';

// A page from the server is painted a good while before the shop's scripts are there, on a slow machine a second and more.
const root = document.documentElement;
let release: (() => Promise<void>) | undefined;
let wasHydrated = false;

function holdUntilHydrated() {
  if (root.hasAttribute(hydratedAttribute)) {
    wasHydrated = true;
    void release?.();
    release = undefined;
  } else {
    release ??= holdPresses(document, { isPartly: wasHydrated });
  }
}

holdUntilHydrated();
// It is taken away again for as long as the code of late parts is on its way.
new MutationObserver(holdUntilHydrated).observe(root, { attributeFilter: [hydratedAttribute] });
