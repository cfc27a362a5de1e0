import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { OperationId } from '@yaoji/api-client/desk';
import { createMemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { App } from '../app.tsx';
import { routeObjects } from '../router.tsx';
import { type Answers, type Call, fetchFrom, Refused } from './fake-server.ts';

export { Refused };

/** Renders the desk at an address, with a server that gives these answers and 404 otherwise. */
export function renderDesk(address: string, answers: Answers) {
  const calls: Call[] = [];
  vi.stubGlobal(
    'fetch',
    fetchFrom(answers, (call) => calls.push(call)),
  );
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
