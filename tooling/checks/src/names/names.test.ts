import { expect, test } from 'vitest';
import { fixture } from '../testing.ts';
import { names } from './names.ts';

const judge = (file: string) => names(fixture({ [file]: '' })).map(({ message }) => message);

test.for([
  ['apps/shop/src/features/goodsCard/a.ts', 'not in kebab-case'],
  ['apps/shop/src/shared/utils/a.ts', 'says nothing'],
  ['packages/domain/src/helpers.ts', 'says nothing'],
  ['apps/api/src/modules/cart/cart/cart.service.ts', '.service is no known role'],
  ['apps/api/src/modules/tea/kettle/index.ts', 'is in no room of the server'],
  ['apps/api/src/modules/cart/index.ts', 'is in no room of the server'],
])('%s is refused', ([file, advice]) => {
  expect(judge(file ?? '')).toEqual([expect.stringContaining(advice ?? '')]);
});

test.for([
  'apps/shop/src/pages/goods/list/list-page.tsx',
  'apps/api/src/modules/cart/cart/cart.repository.ts',
  'packages/ui/src/components/tag/tag.css.ts',
  'tooling/storybook/.storybook/preview.tsx',
  'packages/api-client/openapi/cart.yaml',
  'apps/api/src/db/migrations/0001_Big_Name.sql',
  'packages/api-client/src/contract/generated/open_api.d.ts',
])('%s is fine', (file) => {
  expect(judge(file)).toEqual([]);
});
