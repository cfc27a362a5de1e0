import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, operations } from '@yaoji/api-client';
import { expect, test, vi } from 'vitest';
import { Loaded } from './loaded.tsx';

type NamesProps = { answer: () => Promise<readonly string[]>; isAsked?: boolean };

function Names({ answer, isAsked = true }: NamesProps) {
  const query = useQuery({ queryKey: ['names'], queryFn: answer, enabled: isAsked, retry: false });
  return (
    <Loaded query={query} skeleton="loading" empty="no names" missing="no such list">
      {(names) => names.join()}
    </Loaded>
  );
}

const show = (props: NamesProps) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Names {...props} />
    </QueryClientProvider>,
  );

test('shows the skeleton until the answer arrives', async () => {
  show({ answer: async () => ['a', 'b'] });
  expect(screen.getByText('loading')).toBeTruthy();
  expect(await screen.findByText('a,b')).toBeTruthy();
});

test('shows that loading failed, and retries', async () => {
  const answer = vi.fn(async () => ['a']).mockRejectedValueOnce(new Error('busy'));
  show({ answer });
  expect((await screen.findByRole('alert')).textContent).toContain('加载失败');
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  expect(await screen.findByText('a')).toBeTruthy();
});

test('shows that there are no rows', async () => {
  show({ answer: async () => [] });
  expect(await screen.findByText('no names')).toBeTruthy();
});

test('shows that the subject is missing, requested or not', async () => {
  const facts = { kind: 'refused', operation: operations.getOrder, requestId: 'r', elapsedMs: 1, code: 404 } as const;
  const { unmount } = show({ answer: () => Promise.reject(new ApiError(facts)) });
  expect(await screen.findByText('no such list')).toBeTruthy();
  unmount();
  show({ answer: async () => ['a'], isAsked: false });
  expect(screen.getByText('no such list')).toBeTruthy();
});

test('[E5] a failure has the card and title of its content, and no rows without a text show no card', async () => {
  const answer = vi.fn(async () => []).mockRejectedValueOnce(new Error('busy'));
  const InCard = () => {
    const query = useQuery({ queryKey: ['cards'], queryFn: answer, retry: false });
    return (
      <Loaded query={query} inCard="Names" skeleton={null} empty={null}>
        {() => 'rows'}
      </Loaded>
    );
  };
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <InCard />
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('heading', { name: 'Names' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '重新加载' }));
  await expect.poll(() => container.innerHTML).toBe('');
});

test('a refetch with the same answer renders nothing again', async () => {
  const answers: (() => void)[] = [];
  const rendered = vi.fn();
  const client = new QueryClient();
  const queryFn = () => new Promise<string[]>((resolve) => answers.push(() => resolve(['a'])));
  const Names = () => {
    rendered();
    const query = useQuery({ queryKey: ['names'], queryFn });
    return <Loaded query={query}>{(names) => names}</Loaded>;
  };
  render(
    <QueryClientProvider client={client}>
      <Names />
    </QueryClientProvider>,
  );
  answers[0]?.();
  await screen.findByText('a');
  rendered.mockClear();
  const refetched = client.refetchQueries();
  await act(async () => {});
  answers[1]?.();
  await act(() => refetched);
  expect(answers).toHaveLength(2);
  expect(rendered).not.toHaveBeenCalled();
});
