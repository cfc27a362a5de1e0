import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { panelTitles, wordsSheet } from '../../.storybook/words.ts';

const installed = ['storybook', '@storybook/addon-docs', '@storybook/addon-a11y']
  .map((name) => join(dirname(fileURLToPath(import.meta.resolve(`${name}/package.json`))), 'dist'))
  .flatMap((folder) => globSync(join(folder, '{,_browser-chunks/,manager/,core-server/presets/}*.js')))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

const classes = [...new Set(wordsSheet.match(/(?<=\.)[a-z][a-z-]+(?=[\s:.])/g))];
const addons = Object.keys(panelTitles).map((id) => id.replace('/panel', ''));

test.each([...classes, ...addons])('the installed Storybook has %s', (name) => {
  expect(installed).toMatch(new RegExp(`["'\` ]${name}["'\`$ ]`));
});
