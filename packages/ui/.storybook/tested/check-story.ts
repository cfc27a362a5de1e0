import { afterEach as checkAccess } from '@storybook/addon-a11y/preview';
import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { lookOf } from './look.ts';
import { squareFont } from './square-font.ts';

const widths = [1440, 1024, 390] as const;

const still = document.createElement('style');
still.textContent = `
  *, *::before, *::after { transition: none !important; animation: none !important; caret-color: transparent !important; }
  .measured, .measured * { font-family: Square !important; }`;

let font: Promise<unknown> | undefined;
const loadFont = async () => document.fonts.add(await new FontFace('Square', squareFont()).load());

/** A story as it stands when it has been played: without a barrier in the dark, and looking as it did. */
export const checkStory = async (context: StoryContext): Promise<void> => {
  const root = document.documentElement;
  const { theme } = root.dataset;
  document.head.append(still);
  try {
    if (theme === 'light') {
      root.dataset.theme = 'dark';
      await checkAccess(context);
      root.dataset.theme = 'light';
    }
    font ??= loadFont();
    await font;
    root.classList.add('measured');
    // One that only shows another in a window of its own looks as that one does in the same width.
    const isSkipped = context.storyGlobals.viewport || context.parameters.looks?.skip;
    if (!isSkipped) expect(await lookInWidths()).toMatchSnapshot();
  } finally {
    root.classList.remove('measured');
    root.dataset.theme = theme;
    still.remove();
  }
};

/** What is the same as in the width before is not said again. */
const lookInWidths = async (): Promise<string> => {
  const [innerBefore, outerBefore] = [innerWidth, innerHeight];
  const blocks: string[] = [];
  let last = '';
  for (const width of widths) {
    await page.viewport(width, 900);
    const look = await settledLook();
    expect(document.documentElement.scrollWidth, `nothing moves the page sideways at ${width} px`).toBeLessThanOrEqual(
      width,
    );
    blocks.push(look === last ? `${width}: the same` : `${width}:\n${look}`);
    last = look;
  }
  await page.viewport(innerBefore, outerBefore);
  return blocks.join('\n');
};

/** What scrolls smoothly is let come to rest. */
const settledLook = async (): Promise<string> => {
  let look = '';
  for (let tries = 0; tries < 100; tries += 1) {
    await nextFrame();
    const next = lookOf(document.body);
    if (next === look) return look;
    look = next;
  }
  throw new Error('The story does not come to rest.');
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
