import '@yaoji/ui/reset.css';
import type { Decorator, Meta } from '@storybook/react-vite';
import type { FixedRole } from '@yaoji/api-client/desk';
import { toast } from '@yaoji/ui';
import { createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { expect, waitFor } from 'storybook/test';
import { OperatorContext } from '#shared/session/operator.ts';
import { App } from '../app.tsx';
import { type Answers, fetchFrom, never } from './fake-server.ts';
import { operator } from './samples.ts';

/** `parameters.desk` of a story. */
export type DeskParameter = {
  answers?: Answers;
  /** Default the owner, who may do everything. */
  role?: FixedRole;
  /** The address, with the filters of a list. Default `/`. */
  at?: string;
};

const PartContext = createContext<ReactNode>(null);
const Part = () => use(PartContext);

function DeskAt({ role = 'owner', at = '/', children }: DeskParameter & { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '*', element: <Part /> }], { initialEntries: [at] }));
  return (
    <PartContext value={children}>
      <OperatorContext value={operator(role)}>
        <App router={router} />
      </OperatorContext>
    </PartContext>
  );
}

const parameterOf = ({ desk = {} }: { desk?: DeskParameter }) => desk;

const withDesk: Decorator = (Story, { parameters, id }) => (
  <DeskAt key={id} {...parameterOf(parameters)}>
    <Story />
  </DeskAt>
);

/** Renders stories as parts of the desk, whose server gives the answers of `parameters.desk`. */
export const deskStory = {
  decorators: [withDesk],
  beforeEach: ({ parameters }) => {
    const { fetch } = globalThis;
    const fromDesk = fetchFrom(parameterOf(parameters).answers ?? {});
    globalThis.fetch = (input, init) =>
      String(input).startsWith('/desk/api/') ? fromDesk(input, init) : fetch(input, init);
    return () => {
      globalThis.fetch = fetch;
      localStorage.clear();
      for (let id = toast.info(''); id > 0; id--) toast.dismiss(id);
    };
  },
  // Accessibility is checked after this, on the loaded page.
  afterEach: async ({ parameters }) => {
    if (!Object.values<unknown>(parameterOf(parameters).answers ?? {}).includes(never))
      await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  },
} satisfies Pick<Meta, 'decorators' | 'beforeEach' | 'afterEach'>;

/** For the documentation, where each story needs a window of its own, as it has its own server. */
export const deskDocs = (purpose: string, height = '480px') => ({
  description: { component: purpose },
  story: { inline: false, height },
});
