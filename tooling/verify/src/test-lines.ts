/** A test starts, passes, fails or is skipped. */
export type Mark = '▸' | '✓' | '✘' | '○';

export interface TestLine {
  readonly mark: Mark;
  readonly name: string;
}

// Playwright's dots have no line of their own.
const TEST_LINE = /^[·F×°T±]*([▸✓✘○]) (.+)$/;

export const testLine = (mark: Mark, name: string): string => `${mark} ${name.replaceAll('\n', ' ')}\n`;

export function readTestLine(line: string): TestLine | null {
  const [, mark, name] = TEST_LINE.exec(line) ?? [];
  return name === undefined ? null : { mark: mark as Mark, name };
}

/** Reads text in chunks of any length, and returns the tests it names. */
export function testLineReader(): (part: string) => TestLine[] {
  let rest = '';
  return (part) => {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    return lines.flatMap((line) => readTestLine(line) ?? []);
  };
}
