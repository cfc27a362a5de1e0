import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const props = /^export type (\w+(?:Props|View|Item|Option|Column)\w*)(?:<[^=]*>)? = [^;{]*\{\n([\s\S]*?)^\}/gm;

/** The props of a file that say nothing on hover, as `ButtonProps.tone`. */
function silentIn(source: string): string[] {
  return [...source.matchAll(props)].flatMap(([, type = '', body = '']) =>
    body.split('\n').flatMap((line, index, lines) => {
      const [, name] = /^ {2}(?:readonly )?'?([\w-]+)'?\??:/.exec(line) ?? [];
      return name && !lines[index - 1]?.endsWith('*/') ? [`${type}.${name}`] : [];
    }),
  );
}

it('notices a prop without a summary', () => {
  const source = 'export type TagProps = {\n  /** Colour. */\n  tone: string;\n  text: string;\n};\n';
  expect(silentIn(source)).toEqual(['TagProps.text']);
});

it('every prop of every part has a summary on hover', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !/\.(test|stories)\./.test(file));
  expect(files.flatMap((file) => silentIn(readFileSync(`${folder}/${file}`, 'utf8')))).toEqual([]);
});
