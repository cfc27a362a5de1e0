import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;
const props = /^export type (\w+Props)(?:<[^=]*>)? = [^;{]*\{\n([\s\S]*?)^\}/gm;
const choice = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^ {2}'?([\w-]+)'?\?: (?:boolean|'[^;]+\|[^;]+);/gm;

/** Optional flags and choices whose default a reader cannot see on hover, as `ButtonProps.tone`. */
function withoutDefaultIn(source: string): string[] {
  return [...source.matchAll(props)].flatMap(([, type = '', body = '']) =>
    [...body.matchAll(choice)]
      .filter(([, summary = '', name = '']) => !/default/i.test(summary) && !name.startsWith('aria-'))
      .map(([, , name]) => `${type}.${name}`),
  );
}

it('notices a choice without a default', () => {
  const source =
    "export type TagProps = {\n  /** Default false. */\n  wide?: boolean;\n  /** Colour. */\n  tone?: 'red' | 'blue';\n  text: string;\n};\n";
  expect(withoutDefaultIn(source)).toEqual(['TagProps.tone']);
});

it('every optional flag or choice of every part names its default', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !/\.(test|stories)\./.test(file));
  expect(files.flatMap((file) => withoutDefaultIn(readFileSync(`${folder}/${file}`, 'utf8')))).toEqual([]);
});
