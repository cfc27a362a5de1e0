/** An unreleased changelog entry. */
export type Changeset = {
  /** Version steps by package: `major`, `minor` or `patch`. */
  steps: readonly (readonly [packageName: string, step: string])[];
  text: string;
};

/** Reads a file of `.changeset`: packages and steps between two lines of hyphens, then the text. Null for any other file. */
export function readChangeset(file: string): Changeset | null {
  const [, head, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  if (head === undefined || text === undefined) return null;
  const steps = [...head.matchAll(/^['"]?(.+?)['"]?: *(\w+)$/gm)].map(
    ([, name = '', step = '']) => [name, step] as const,
  );
  return { steps, text: text.trim() };
}

/** The next release of each package, largest steps first; packages without an entry are left out. */
export function nextRelease(
  changesets: readonly Changeset[],
): { name: string; notes: { step: string; text: string }[] }[] {
  const order = ['major', 'minor', 'patch'];
  const names = [...new Set(changesets.flatMap(({ steps }) => steps.map(([name]) => name)))].sort();
  return names.map((name) => ({
    name,
    notes: changesets
      .flatMap(({ steps, text }) => steps.filter(([of]) => of === name).map(([, step]) => ({ step, text })))
      .sort((one, other) => order.indexOf(one.step) - order.indexOf(other.step)),
  }));
}
