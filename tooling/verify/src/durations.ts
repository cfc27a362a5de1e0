import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The last duration of each step, in ms. */
export type Durations = Readonly<Record<string, number>>;

/** Empty before the first run, or if the file cannot be read. */
export function readDurations(file: string): Durations {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Durations;
  } catch {
    return {};
  }
}

export function writeDurations(file: string, durations: Durations): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(durations, null, 2));
}
