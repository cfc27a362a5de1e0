import type { Page, Request } from '@playwright/test';
import { hydrated } from './hydrated.ts';

interface Envelope {
  readonly status?: number;
  /** Default: the status. */
  readonly code?: number;
  readonly message?: string;
  readonly data?: unknown;
  readonly errors?: Record<string, readonly string[]>;
}

/** A fake answer: an envelope, a raw body, or none at all. */
export type Reply = Envelope | { readonly status?: number; readonly body: string; readonly type: string } | 'never';

/** Answers a call instead of the server from now on; undefined passes it through. Counts the calls. */
export async function replyTo(
  page: Page,
  path: string | RegExp,
  reply: Reply | ((request: Request) => Reply | undefined),
): Promise<{ count: number }> {
  const calls = { count: 0 };
  const isMeant = ({ pathname }: URL) => (typeof path === 'string' ? pathname === path : path.test(pathname));
  await page.route(isMeant, async (route) => {
    const request = route.request();
    const chosen = typeof reply === 'function' ? reply(request) : reply;
    if (chosen === undefined) return route.fallback();
    calls.count++;
    if (chosen === 'never') return;
    if ('body' in chosen)
      return route.fulfill({ status: chosen.status ?? 200, contentType: chosen.type, body: chosen.body });
    const { status = 200, code = status, message = '', data = null, errors } = chosen;
    await route.fulfill({ status, json: { code, message, data, ...(errors ? { errors } : {}) } });
  });
  return calls;
}

/** Follows a link of the shop without a reload, which a click before hydration would cause. */
export async function follow(page: Page, address: string): Promise<void> {
  await hydrated(page);
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, address);
}
