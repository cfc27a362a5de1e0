import { expect, test, vi } from 'vitest';
import { focusInPlace, initialGlobals, storyAddress } from '../../.storybook/surroundings.ts';

test('stories in windows of their own open in the settings of their page, and in no other', () => {
  const address = storyAddress({ ...initialGlobals, theme: 'dark', ...{ viewport: { value: 'phone' } } });
  expect(address).toBe(
    'iframe.html?globals=theme:dark;zone:normal;density:normal;textSize:100;motion:full;server:normal',
  );
});

test('the focus of a story scrolls no documentation page around it', () => {
  const optionsWithin = (frameElement: unknown) => {
    const focus = vi.fn();
    const element = { focus };
    focusInPlace({ frameElement, HTMLElement: { prototype: element } } as never);
    element.focus();
    return focus.mock.lastCall;
  };
  const page = { querySelector: (selector: string) => selector === '#storybook-docs' };
  expect(optionsWithin({ ownerDocument: page })).toEqual([{ preventScroll: true }]);
  expect(optionsWithin(null)).toEqual([]);
});
