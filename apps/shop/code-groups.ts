import { realpathSync } from 'node:fs';
import { join } from 'node:path';

/** What most pages show; each of the small ones would be a file by itself. */
const common = [
  'apps/shop/src/features/goods/goods.queries.ts',
  'apps/shop/src/pages/parts/goods-list/goods-cards.tsx',
  'apps/shop/src/pages/parts/page/retry-button.tsx',
  'apps/shop/src/shared/routing/read-page.ts',
  'apps/shop/src/shared/routing/use-search.ts',
  'packages/ui/src/components/button/icon-button.tsx',
];
/** What a buyer's pages calculate and show with prices. */
const prices = [
  'apps/shop/src/features/goods/goods-price.ts',
  'packages/domain/src/money/add-money.ts',
  'packages/domain/src/money/compare-money.ts',
  'packages/domain/src/money/multiply-money.ts',
  'packages/domain/src/money/subtract-money.ts',
  'packages/domain/src/tiers/ladder-steps.ts',
  'packages/ui/src/components/link/link.tsx',
];
/** What home shares with the zones. */
const floors = [
  'apps/shop/src/pages/parts/banners/banner-link.tsx',
  'apps/shop/src/pages/parts/floors/goods-floor.tsx',
  'apps/shop/src/pages/parts/floors/goods-strip.tsx',
  'packages/api-client/src/contract/generated/operations/activity.ts',
  'packages/api-client/src/wire/activity.ts',
  'packages/ui/src/components/carousel/carousel.tsx',
  'packages/ui/src/components/countdown/countdown.tsx',
  'packages/ui/src/components/goods-tile/goods-tile.tsx',
];
/** What lists of all kinds have around them. */
const around = [
  'packages/ui/src/components/breadcrumb/breadcrumb.tsx',
  'packages/ui/src/components/checkbox/checkbox.tsx',
  'packages/ui/src/components/pagination/pagination.tsx',
  'packages/ui/src/components/popover/popover.tsx',
  'packages/ui/src/components/segmented-control/segmented-control.tsx',
];
const list = [
  'apps/shop/src/pages/parts/goods-list/goods-list.tsx',
  'apps/shop/src/pages/parts/goods-list/prefetch-list.ts',
];

/** Is one of these files; a build fails where one has moved. */
const among = (files: readonly string[]) => {
  const found = new Set(files.map((file) => realpathSync(join(import.meta.dirname, '../..', file))));
  return (id: string) => found.has(id);
};

/**
 * What every page begins with is one file; so are these groups, with what their files import. The rest is split by the
 * pages that share it.
 */
export const codeGroups = () => [
  { name: 'base', tags: ['$initial' as const], priority: 2 },
  { name: 'common', test: among(common), priority: 1 },
  { name: 'prices', test: among(prices), priority: 1 },
  { name: 'around', test: among(around), priority: 1 },
  { name: 'floors', test: among(floors) },
  { name: 'list', test: among(list) },
];
