import type { BrowserContext } from '@playwright/test';

/** Collects what no page of the shop may do: say something on the console, fail, or ask another host. */
export function watch(context: BrowserContext, host: string, refusals: readonly (number | string)[]): string[] {
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
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== host) {
      problems.push(`request to another host: ${request.url()}`);
    }
  });
  return problems;
}
