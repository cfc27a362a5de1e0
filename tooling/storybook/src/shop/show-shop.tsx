import type { Decorator, Loader } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import type { Situation } from './answers.ts';
import type { ShownPage } from './pages.ts';
import type { Served } from './serve.ts';

/** `parameters.shop` of a story: the page to show, or the page around the part. */
export type ShopParameter = ShownPage & Partial<Served>;

/** Shared by stories of pages; they are tested like pages in journeys. */
export const pageParameters = {
  layout: 'fullscreen',
  controls: { disable: true },
  a11y: { options: { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] } },
  docs: { story: { inline: false, height: '720px' } },
};

type Globals = { readonly server?: Situation };

const loadShop = async () => {
  await import('@yaoji/ui/reset.css');
  return import('@yaoji/shop/testing/shop-at');
};
const ShopAt = lazy(loadShop);

/** Starts the fake server before a story of the shop renders. */
export const loadServer: Loader = async ({ parameters, globals }) => {
  const shop: ShopParameter | undefined = parameters.shop;
  if (!shop) return {};
  // The shop's own files bypass the worker.
  await loadShop();
  const { serve } = await import('./serve.ts');
  for (const [place, value] of Object.entries(shop.remembers ?? {})) localStorage.setItem(place, value);
  await serve({ how: (globals as Globals).server ?? 'normal', ...shop });
  return {};
};

/** Renders a story with `parameters.shop` in the shop: a page, or a part in its surroundings. */
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
