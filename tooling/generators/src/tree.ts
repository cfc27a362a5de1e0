import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files as they are and as they will be; nothing is written until everything has found its place. */
export class Tree {
  readonly changed = new Map<string, string>();
  readonly #read: (path: string) => string | null;
  readonly #foldersIn: (path: string) => readonly string[];

  constructor(read: (path: string) => string | null, foldersIn: (path: string) => readonly string[] = () => []) {
    this.#read = read;
    this.#foldersIn = foldersIn;
  }

  /** The names of the folders in a folder. */
  foldersIn(path: string): readonly string[] {
    return this.#foldersIn(path);
  }

  read(path: string): string | null {
    return this.changed.get(path) ?? this.#read(path);
  }

  create(path: string, text: string): void {
    if (this.read(path) !== null)
      throw new Error(`${path} is there already: choose another name, or change that file.`);
    this.changed.set(path, text);
  }

  /** Refuses a name that a file has already. */
  refuse(path: string, taken: RegExp, what: string, advice = 'choose another name, or change that file'): void {
    if (taken.test(this.read(path) ?? '')) throw new Error(`${what} is there already, in ${path}: ${advice}.`);
  }

  /** The planned changes: names of new files, and lines added to others. */
  preview(): string[] {
    return [...this.changed].flatMap(([path, text]) => {
      const before = this.#read(path);
      if (before === null) return [`new      ${path}`];
      const lines = new Set(before.split('\n'));
      return [`changed  ${path}`, ...text.split('\n').flatMap((line) => (lines.has(line) ? [] : [`       + ${line}`]))];
    });
  }

  /** Puts `added` behind the last match of `place`; the first line of what is wrong if there is none. */
  insertAfter(path: string, place: RegExp, added: string): void {
    const text = this.read(path) ?? '';
    const last = [...text.matchAll(new RegExp(place.source, `${place.flags.replace('g', '')}g`))].at(-1);
    if (!last) throw new Error(`${path} has no place for this (${place.source} was not found): add it by hand.`);
    const end = last.index + last[0].length;
    this.changed.set(path, text.slice(0, end) + added + text.slice(end));
  }
}

/** The files in a folder of the disk. */
export const treeIn = (root: string): Tree =>
  new Tree(
    (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : null),
    (path) =>
      readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      ),
  );
