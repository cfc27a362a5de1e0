import { hydratedAttribute } from '#shared/page/hydrated.ts';
import { holdPresses } from './hold-presses.ts';

// A page from the server is painted a good while before the shop's scripts are there, on a slow machine a second and more.
const root = document.documentElement;
if (!root.hasAttribute(hydratedAttribute)) {
  const release = holdPresses(document);
  const watch = new MutationObserver(() => {
    watch.disconnect();
    void release();
  });
  watch.observe(root, { attributeFilter: [hydratedAttribute] });
}
