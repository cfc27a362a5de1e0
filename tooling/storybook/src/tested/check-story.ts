import { afterEach as checkAccess } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { lookOf } from './look.ts';
import { squareFont } from './square-font.ts';

const widths = [1440, 390] as const;

// Nothing is hovered, wherever a browser thinks that the mouse is.
const still = document.createElement('style');
still.textContent = `
  *, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important; }
  .measured, .measured * { font-family: Square !important; pointer-events: none !important; }`;

let font: Promise<unknown> | undefined;
const loadFont = async () => document.fonts.add(await new FontFace('Square', squareFont()).load());

/**
 * A story as it stands when it has been played: readable in the dark, no wider than its window, and looking as it did if
 * its part has a look (`parameters: { look: true }`). One that shows another in a window or theme of its own has none.
 */
export const checkStory = async (context: StoryContext): Promise<void> => {
  if (context.parameters.shop) await waitFor(expectToBeFilled);
  const root = document.documentElement;
  const { theme } = root.dataset;
  const [width, height] = [innerWidth, innerHeight];
  document.head.append(still);
  try {
    if (theme === 'light') {
      root.dataset.theme = 'dark';
      await checkAccess(inColoursOnly(context));
      root.dataset.theme = 'light';
    }
    font ??= loadFont();
    await font;
    root.classList.add('measured');
    const hasLook = context.parameters.look && Object.keys(context.storyGlobals).length === 0;
    if (hasLook) expect(await lookInWidths()).toMatchSnapshot();
    else {
      expectToFit();
      await settleAt(390);
    }
  } finally {
    root.classList.remove('measured');
    root.dataset.theme = theme;
    still.remove();
    await page.viewport(width, height);
  }
};

/** A page has all that it asks for, or says that it has not. */
const expectToBeFilled = () => {
  expect(document.querySelector('main, dialog[open], form, section'), 'something is shown').not.toBeNull();
  expect(document.body.textContent).not.toMatch(/页面出错了|页面已更新/);
  expect(document.querySelector('[aria-busy="true"]'), 'nothing is on its way').toBeNull();
};

/** The other rules see the same in every theme. */
const inColoursOnly = (context: StoryContext): StoryContext => ({
  ...context,
  parameters: { ...context.parameters, a11y: { ...context.parameters.a11y, options: { runOnly: ['color-contrast'] } } },
});

/** What is the same as in the width before is not said again. */
const lookInWidths = async (): Promise<string> => {
  const blocks: string[] = [];
  let last = '';
  for (const width of widths) {
    await settleAt(width);
    const look = await settledLook();
    blocks.push(look === last ? `${width}: the same` : `${width}:\n${look}`);
    last = look;
  }
  return blocks.join('\n');
};

const settleAt = async (width: number): Promise<void> => {
  await page.viewport(width, 900);
  await nextFrame();
  expectToFit();
};

const expectToFit = () =>
  expect(
    document.documentElement.scrollWidth,
    `nothing moves the page sideways at ${innerWidth} px`,
  ).toBeLessThanOrEqual(innerWidth);

/** What scrolls smoothly is let come to rest. */
const settledLook = async (): Promise<string> => {
  let look = lookOf(document.body);
  for (let tries = 0; tries < 100; tries += 1) {
    await nextFrame();
    const next = lookOf(document.body);
    if (next === look) return look;
    look = next;
  }
  throw new Error('The story does not come to rest.');
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
