import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { watchSilence } from './silence.ts';
import type { Outcome, Step, Tally } from './step.ts';
import { agree, checkTally, playwrightTally, vitestTally } from './tally.ts';
import { type TestLine, testLineReader } from './test-lines.ts';
import { readTurbo } from './turbo.ts';

const SILENT_MINUTES = 5;
/** On SIGTERM turbo ends its task with all child processes, by force after ten seconds. */
const GRACE_MS = 30_000;

interface Run {
  readonly root: string;
  /** Ends the step. */
  readonly signal?: AbortSignal;
  readonly onTest?: (test: TestLine) => unknown;
}

/** Runs the step to its end; never throws. */
export async function runStep(step: Step, run: Run): Promise<Outcome> {
  const report = step.report && join(run.root, step.report.file);
  if (report) {
    mkdirSync(dirname(report), { recursive: true });
    rmSync(report, { force: true });
  }
  const started = performance.now();
  const { succeeded, text } = await shell(step, report, run);
  const tally =
    step.report && report
      ? agree(step.name, tallyOf(step.report.kind, report), succeeded)
      : checkTally(step.name, succeeded);
  return { ...tally, ...readTurbo(text), step, durationMs: performance.now() - started };
}

/** Ends when the command ends or becomes silent, however long it takes. */
function shell(
  step: Step,
  report: string | undefined,
  { root, signal, onTest }: Run,
): Promise<{ succeeded: boolean; text: string }> {
  const [program, ...args] = step.command;
  const child = spawn(program, args, {
    cwd: root,
    // Caches compiled code for all programs, of which a run starts a hundred.
    env: {
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      PWTEST_CACHE_DIR: join(root, 'node_modules/.cache/playwright'),
      TURBO_TELEMETRY_DISABLED: '1',
      TURBO_NO_UPDATE_NOTIFIER: '1',
      ...process.env,
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      ...(report ? { REPORT: report } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const { pid } = child;
  const parts: string[] = [];
  const unfinished = new Set<string>();
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    child.kill('SIGTERM');
    setTimeout(() => killGroup(pid), GRACE_MS).unref();
  };
  const silence = watchSilence(SILENT_MINUTES * 60_000, () => {
    const tests = unfinished.size > 0 ? ` Not finished: ${[...unfinished].join(', ')}.` : '';
    parts.push(`\nStopped: no test ended and nothing was written for ${SILENT_MINUTES} minutes.${tests}\n`);
    stop();
  });
  signal?.addEventListener('abort', stop);
  for (const stream of [child.stdout, child.stderr]) {
    const read = testLineReader();
    stream.setEncoding('utf8').on('data', (part: string) => {
      silence.heard();
      parts.push(part);
      for (const test of read(part)) {
        if (test.mark === '▸') unfinished.add(test.name);
        else unfinished.delete(test.name);
        onTest?.(test);
      }
    });
  }
  return new Promise((resolve) => {
    const end = (succeeded: boolean) => {
      silence.end();
      signal?.removeEventListener('abort', stop);
      resolve({ succeeded, text: parts.join('') });
    };
    child.on('error', (error) => {
      parts.push(error.message);
      end(false);
    });
    child.on('exit', () => killGroup(pid));
    child.on('close', (code) => end(code === 0 && !isStopped));
  });
}

function killGroup(pid: number | undefined): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

function tallyOf(kind: 'vitest' | 'playwright', report: string): Tally | null {
  if (!existsSync(report)) return null;
  const parsed = JSON.parse(readFileSync(report, 'utf8'));
  return kind === 'vitest' ? vitestTally(parsed) : playwrightTally(parsed);
}
