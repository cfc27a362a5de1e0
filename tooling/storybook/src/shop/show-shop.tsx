import type { Decorator, Loader } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import type { Situation } from './answers.ts';
import type { ShownPage } from './pages.ts';
import type { Served } from './serve.ts';

/** `parameters.shop` of a story: the page that it shows, or the page around the part that it shows. */
export type ShopParameter = ShownPage & Partial<Served>;

/** What the stories of pages have in common; they are examined as the journeys examine pages. */
export const pageParameters = {
  layout: 'fullscreen',
  controls: { disable: true },
  a11y: { options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] } },
  docs: { story: { inline: false, height: '720px' } },
};

type Globals = { readonly server?: Situation };

const loadShop = () => import('@yaoji/shop/testing/shop-at');
const ShopAt = lazy(loadShop);

/** Before a story of the shop is drawn, its calls have somebody who answers. */
export const loadServer: Loader = async ({ parameters, globals }) => {
  const shop: ShopParameter | undefined = parameters.shop;
  if (!shop) return {};
  // The shop's own files do not go through the worker.
  await loadShop();
  const { serve } = await import('./serve.ts');
  for (const [place, value] of Object.entries(shop.remembers ?? {})) localStorage.setItem(place, value);
  await serve({ how: (globals as Globals).server ?? 'normal', ...shop });
  return {};
};

/** A story with `parameters.shop` stands in the shop: a page of it, or a part with what surrounds it there. */
export const withShop: Decorator = (Story, { parameters, globals, component, id }) => {
  const shop: ShopParameter | undefined = parameters.shop;
  if (!shop) return <Story />;
  return (
    <Suspense>
      <ShopAt key={`${id} ${(globals as Globals).server}`} at={shop.at}>
        {component && <Story />}
      </ShopAt>
    </Suspense>
  );
};
