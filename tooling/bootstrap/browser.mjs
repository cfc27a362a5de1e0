import { existsSync } from 'node:fs';
import { ask, runToEnd } from './run.mjs';
import { Stop } from './stop.mjs';

// The headless shell first: without a full browser's windows the journeys take a fifth less.
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const DEBIAN_PACKAGES = { browser: ['chromium-headless-shell'], font: ['fontconfig', 'fonts-noto-cjk'] };
const BY_HAND =
  'Install a Chromium and a Chinese font (on Debian or Ubuntu, as root: apt-get install chromium-headless-shell fonts-noto-cjk ' +
  'fontconfig), or set CHROMIUM to the path of one, then run npm test again.';

/**
 * The environment in which the tests find their browser: CHROMIUM is its path, unset for Playwright's own. Installs
 * missing parts if possible.
 */
export function findBrowser(root, env) {
  if (env.CHROMIUM && !existsSync(env.CHROMIUM))
    throw new Stop(`CHROMIUM says ${env.CHROMIUM}, but nothing is there. ${BY_HAND}`);
  const missing = [...(chromium(env) ? [] : ['browser']), ...(hasChineseFont(env) ? [] : ['font'])];
  if (missing.length > 0 && existsSync('/usr/bin/apt-get'))
    installFromDebian(
      missing.flatMap((part) => DEBIAN_PACKAGES[part]),
      env,
    );
  else if (missing.includes('browser')) installFromPlaywright(root, env);
  else if (missing.includes('font'))
    console.warn(`No Chinese font was found: pictures in reports will show boxes. ${BY_HAND}`);
  const found = chromium(env);
  return found ? { CHROMIUM: found } : {};
}

function chromium(env) {
  return env.CHROMIUM ?? PLACES.find((place) => existsSync(place));
}

function hasChineseFont(env) {
  if (process.platform !== 'linux') return true;
  return Boolean(ask('fc-list', [':lang=zh', 'family'], { env }));
}

function installFromDebian(packages, env) {
  const becomeRoot = process.getuid() === 0 ? [] : ['sudo', '-n'];
  const options = ['-o', 'Acquire::Retries=3', '-o', 'DPkg::Lock::Timeout=300'];
  const aptGet = (...args) => {
    const [command, ...rest] = [...becomeRoot, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...options, ...args];
    runToEnd(command, rest, {
      env,
      advice: `The tests need ${packages.join(', ')}, which could not be installed here. ${BY_HAND}`,
    });
  };
  console.log(`Installing ${packages.join(', ')} for the tests …`);
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

function installFromPlaywright(root, env) {
  console.log('Fetching a Chromium for the tests …');
  runToEnd('pnpm', ['--filter', '@yaoji/e2e', 'exec', 'playwright', 'install', 'chromium'], {
    cwd: root,
    env,
    advice: `The tests need a browser, and none could be fetched. ${BY_HAND}`,
  });
}
