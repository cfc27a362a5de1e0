import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '../../..');

/** Runs a command and returns its output; a failure includes the output in the error. */
export function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd, env: environment(), maxBuffer: 16 * 2 ** 20 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error }));
      else resolve(stdout);
    });
  });
}

/**
 * The environment of a fresh shell: without variables of the test script, with the pinned Node and pnpm first, and
 * without telemetry.
 */
export function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|VITEST.*|npm_(package|lifecycle|config_local_prefix|config_workspace).*)$/.test(name),
  );
  const path = [join(workspaceRoot, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return { ...Object.fromEntries(own), PATH: path, NEXT_TELEMETRY_DISABLED: '1' };
}
