import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Outcome, Step, Tally } from './step.ts';
import { agree, checkTally, playwrightTally, vitestTally } from './tally.ts';

const running = new Set<number>();

/** Runs the step to its end; never throws. */
export async function runStep(step: Step, { root, reports }: { root: string; reports: string }): Promise<Outcome> {
  const report = join(reports, `${step.name.replace(/[^\w]+/g, '-')}.json`);
  const started = performance.now();
  const { succeeded, output } = await shell(step, report, root);
  const tally = step.report
    ? agree(step.name, tallyOf(step.report, report), succeeded)
    : checkTally(step.name, succeeded);
  return { ...tally, step, output, durationMs: performance.now() - started };
}

/** Ends whatever still runs, with all its children. */
export function stopAll(): void {
  for (const pid of running) killGroup(pid);
}

function shell(step: Step, report: string, root: string): Promise<{ succeeded: boolean; output: string }> {
  const path = [join(step.cwd, 'node_modules/.bin'), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const child = spawn('sh', ['-c', step.command.replaceAll('{report}', report)], {
    cwd: step.cwd,
    // Compiled code is kept between programs, of which a run starts a hundred, and between runs.
    env: {
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      PWTEST_CACHE_DIR: join(root, 'node_modules/.cache/playwright'),
      ...process.env,
      PATH: path,
      REPORT: report,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const { pid } = child;
  if (pid) running.add(pid);
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(String(part)));
  const timer = setTimeout(() => {
    parts.push(`\nstopped: it took longer than ${step.timeoutMs / 1000} s\n`);
    if (pid) killGroup(pid);
  }, step.timeoutMs);
  return new Promise((resolve) => {
    const end = (succeeded: boolean) => {
      clearTimeout(timer);
      if (pid) {
        running.delete(pid);
        killGroup(pid);
      }
      resolve({ succeeded, output: parts.join('') });
    };
    child.on('error', (error) => {
      parts.push(error.message);
      end(false);
    });
    child.on('exit', (code) => setImmediate(end, code === 0));
  });
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Nothing of it is left.
  }
}

function tallyOf(kind: 'vitest' | 'playwright', report: string): Tally | null {
  if (!existsSync(report)) return null;
  const parsed = JSON.parse(readFileSync(report, 'utf8'));
  return kind === 'vitest' ? vitestTally(parsed) : playwrightTally(parsed);
}
