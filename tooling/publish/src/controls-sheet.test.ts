import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, inject, test } from 'vitest';

const library = join(inject('app'), 'node_modules/@yaoji/ui');
const textOf = (file: string) => readFileSync(join(library, file), 'utf8');
const classesIn = (text: string) => new Set(text.match(/\byj-[a-z0-9]+\b(?!-)/g));

const readme = textOf('README.md');
const namesOf = (group: string) =>
  new RegExp(`^\\| ${group} \\| (.*) \\|$`, 'm').exec(readme)?.[1]?.match(/\b[A-Z]\w+/g) ?? [];

/** The modules that a module loads, itself included. */
function modulesFrom(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of textOf(file).matchAll(/from "(\.[^"]+)"/g)) modulesFrom(join(dirname(file), path), found);
  return found;
}

test.each(['Controls', 'Forms', 'Over the page', 'Feedback'])(
  'controls.css has every rule of the group %s',
  (group) => {
    const names = namesOf(group);
    expect(names.length).toBeGreaterThan(5);
    const imports = [...textOf('dist/index.js').matchAll(/import \{ ([^}]+) \} from "(\.[^"]+)"/g)];
    const files = names.flatMap((name) =>
      imports.flatMap(([, all = '', path = '']) => (all.split(', ').includes(name) ? [join('dist', path)] : [])),
    );
    const used = [...new Set(files.flatMap((file) => [...modulesFrom(file)]))].flatMap((file) => [
      ...classesIn(textOf(file)),
    ]);
    const [every, some] = [classesIn(textOf('dist/styles.css')), classesIn(textOf('dist/controls.css'))];
    expect(used.filter((name) => every.has(name) && !some.has(name))).toEqual([]);
    expect(used.filter((name) => some.has(name)).length).toBeGreaterThan(10);
  },
);
