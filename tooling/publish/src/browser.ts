import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright';

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

/** An installed browser, or Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ARGUMENTS });
}

/** A page in its own context. Waits last at most a minute, also on a busy machine. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(60_000);
  return context.newPage();
}
