import type { Step } from './step.ts';

/** Runs a task, or restores its outputs from the cache if none of its inputs has changed. */
export const turbo = (task: string): Step['command'] => [
  'turbo',
  'run',
  task,
  '--log-order=stream',
  '--log-prefix=none',
  '--output-logs=new-only',
];

const START = /^cache (hit|miss|bypass)[^\n]*\n(?:\$ [^\n]*\n)?/m;
const END = /\n+ Tasks: +\d[\s\S]*$/;

/** The task's own output, without turbo's; everything if turbo failed before running it. */
export function readTurbo(text: string): { readonly isCached: boolean; readonly output: string } {
  const start = START.exec(text);
  if (!start) return { isCached: false, output: text };
  const output = text.slice(start.index + start[0].length).replace(END, '\n');
  return { isCached: start[1] === 'hit', output };
}
