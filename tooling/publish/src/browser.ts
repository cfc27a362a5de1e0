import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const executablePath = process.env.CHROMIUM || ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync);

/** A browser of the machine, or Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ARGUMENTS });
}
