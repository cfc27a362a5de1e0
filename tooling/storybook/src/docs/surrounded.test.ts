import { expect, test } from 'vitest';
import { initialGlobals, storyAddress } from '../../.storybook/surroundings.ts';

test('stories in windows of their own open in the settings of their page, and in no other', () => {
  const address = storyAddress({ ...initialGlobals, theme: 'dark', ...{ viewport: { value: 'phone' } } });
  expect(address).toBe(
    'iframe.html?globals=theme:dark;zone:normal;density:normal;textSize:100;motion:full;server:normal',
  );
});
