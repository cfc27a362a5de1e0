import { afterEach as checkAccess } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { lookOf } from './look.ts';
import { squareFont } from './square-font.ts';

const widths = [1440, 390] as const;

// Nothing is hovered, wherever the browser's mouse is.
const still = document.createElement('style');
still.textContent = `
  *, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important; }
  .measured, .measured * { font-family: Square !important; pointer-events: none !important; }`;

let font: Promise<unknown> | undefined;
const loadFont = async () => document.fonts.add(await new FontFace('Square', squareFont()).load());

/**
 * Checks a story after it has played: readable in dark, no wider than its window, and unchanged if it has a look
 * (`parameters: { look: true }`). Stories with nested windows or themes have none.
 */
export const checkStory = async (context: StoryContext): Promise<void> => {
  if (context.parameters.shop) await waitFor(expectToBeFilled);
  for (const [piece, , selector] of context.parameters.anatomy ?? [])
    if (selector) expect(context.canvasElement.querySelector(selector)?.checkVisibility(), piece).toBe(true);
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

/** A page shows all its data, or an error. */
const expectToBeFilled = () => {
  expect(document.querySelector('main, dialog[open], form, section'), 'something is shown').not.toBeNull();
  expect(document.body.textContent).not.toMatch(/页面出错了|页面已更新/);
  expect(document.querySelector('[aria-busy="true"]'), 'nothing is on its way').toBeNull();
};

/** The other rules do not depend on the theme. */
const inColoursOnly = (context: StoryContext): StoryContext => ({
  ...context,
  parameters: { ...context.parameters, a11y: { ...context.parameters.a11y, options: { runOnly: ['color-contrast'] } } },
});

/** Lists only differences from the previous width. */
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

/** Waits until smooth scrolling ends. */
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
