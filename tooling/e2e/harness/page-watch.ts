import type { BrowserContext, Request } from '@playwright/test';

/** Collects forbidden events: console messages, failures, requests to other hosts. */
export function watch(
  context: BrowserContext,
  hosts: readonly string[],
  refusals: readonly (number | string)[],
): string[] {
  const problems: string[] = [];
  const isExpected = (text: string) =>
    refusals.some((refusal) => text.includes(typeof refusal === 'number' ? `status of ${refusal} ` : refusal));
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (!isExpected(message.text())) {
      problems.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (error) => problems.push(`uncaught: ${error.error()}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && !hosts.includes(url.origin)) {
      problems.push(`request to another host: ${request.url()}`);
    }
  });
  return problems;
}

/** Collects the result of each API call, for the report of a failed journey. */
export function recordCalls(context: BrowserContext): string[] {
  const calls: string[] = [];
  const note = (request: Request, outcome: string) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search} ${outcome}`);
  };
  context.on('response', (response) => note(response.request(), String(response.status())));
  context.on('requestfailed', (request) => note(request, request.failure()?.errorText ?? 'failed'));
  return calls;
}
