import { execFile } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const workspaceRoot = join(import.meta.dirname, '../../..');

/** Runs a command to its end and gives what it printed; when it fails, the error holds that too. */
export function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd, env: environment(), maxBuffer: 16 * 2 ** 20 }, (error, stdout, stderr) => {
      if (error) reject(new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error }));
      else resolve(stdout);
    });
  });
}

/** As in a shell of its own: nothing of the script that runs the tests, the pinned Node and pnpm first, nobody is told of it. */
export function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(NODE_ENV|VITEST.*|npm_(package|lifecycle|config_local_prefix|config_workspace).*)$/.test(name),
  );
  const path = [join(workspaceRoot, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  return { ...Object.fromEntries(own), PATH: path, NEXT_TELEMETRY_DISABLED: '1' };
}
