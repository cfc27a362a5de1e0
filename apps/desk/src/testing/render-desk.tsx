import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type OperationData, type OperationId, operations } from '@yaoji/api-client/desk';
import { createMemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { App } from '../app.tsx';
import { routeObjects } from '../router.tsx';

/** An error answer. */
export class Refused {
  readonly status: number;
  readonly envelope: object;

  constructor(status: number, code: number, message: string, rest: { data?: unknown; errors?: object } = {}) {
    this.status = status;
    this.envelope = { code, message, data: null, ...rest };
  }
}

type Answer<Id extends OperationId> = OperationData<Id> | Refused;
type Answers = { [Id in OperationId]?: Answer<Id> | (() => Answer<Id>) };
type Call = { readonly id: string; readonly url: URL; readonly body: URLSearchParams };

/** Renders the desk at an address, with a server that gives these answers and 404 otherwise. */
export function renderDesk(address: string, answers: Answers) {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const url = new URL(String(input), 'http://desk.test');
    const method = (init?.method ?? 'GET').toLowerCase();
    const operation = Object.values(operations).find(
      (each) => each.method === method && patternOf(each.path).test(url.pathname),
    );
    calls.push({ id: operation?.id ?? url.pathname, url, body: new URLSearchParams(String(init?.body ?? '')) });
    const found = operation && answers[operation.id];
    const answer = typeof found === 'function' ? found() : (found ?? new Refused(404, 404, '没有这个内容'));
    return answer instanceof Refused
      ? Response.json(answer.envelope, { status: answer.status })
      : Response.json({ code: 200, message: '', data: answer });
  });
  const router = createMemoryRouter(routeObjects, { initialEntries: [address] });
  render(<App router={router} />);
  return {
    user: userEvent.setup(),
    calls,
    /** The requests sent with an operation, in order. */
    sent: (id: OperationId) => calls.filter((call) => call.id === id).map(({ body }) => Object.fromEntries(body)),
    address: () => router.state.location.pathname + router.state.location.search,
  };
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll('{id}', '\\d+').replace(/\{\w+\}/g, '\\w+')}$`);
