import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { operations } from '@yaoji/api-client';
import type { Schemas } from '@yaoji/api-client/contract';
import { userStateCodec } from '@yaoji/api-client/wire';
import { expect, test, vi } from 'vitest';
import { wireBuyer, wireVisitor } from '#testing/wire-browse.ts';
import { RoleButton } from './role-button.tsx';
import { userStateQuery } from './user.queries.ts';

async function press(user: Schemas['UserState'] | null) {
  const client = new QueryClient();
  if (user) client.setQueryData(userStateQuery().queryKey, userStateCodec.read(user));
  const fetched = vi.spyOn(globalThis, 'fetch');
  const onClick = vi.fn();
  render(
    <QueryClientProvider client={client}>
      <RoleButton operation={operations.payOrder} onClick={onClick}>
        支付
      </RoleButton>
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '支付' }));
  expect(fetched).not.toHaveBeenCalled();
  return onClick.mock.calls.length;
}
const person = (...roles: Schemas['PersonRole'][]) => wireBuyer({ person: { name: '张小药', roles } });

test.each([
  ['an unknown viewer', null],
  ['a visitor', wireVisitor()],
  ['the owner', wireBuyer()],
  ['a person with the role', person('receiver', 'finance')],
])('%s presses it, without a request', async (_, user) => {
  expect(await press(user)).toBe(1);
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull();
});

test('a person without the role learns who can, and nothing happens', async () => {
  expect(await press(person('receiver'))).toBe(0);
  expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  expect((await screen.findByRole('tooltip')).textContent).toBe('仅限财务或企业负责人操作，您的角色是收货员');
});
