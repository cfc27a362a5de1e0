import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ask, showAlert, useQuestions } from '#shared/notices/question.store.ts';
import { Notices } from './notices.tsx';

afterEach(() => act(() => useQuestions.setState({ queue: [] })));

test('[S17] a dialog asks a question and closes after the answer', async () => {
  render(<Notices />);
  let answer: Promise<boolean> | undefined;
  act(() => {
    answer = ask({
      title: '删除商品',
      text: '确定删除这件商品吗?',
      confirmLabel: '删除',
      cancelLabel: '取消',
      destructive: true,
    });
  });
  expect(await screen.findByText('确定删除这件商品吗?')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '删除' }));
  expect(await answer).toBe(true);
  await waitFor(() => expect(screen.queryByText('确定删除这件商品吗?')).toBeNull());
});

test('[E6] an alert is titled 温馨提示, and is not repeated while it is open', async () => {
  render(<Notices />);
  act(() => void showAlert('操作太频繁'));
  expect(await act(() => showAlert('操作太频繁'))).toBe(false);
  expect(await screen.findByRole('heading', { name: '温馨提示' })).toBeDefined();
  expect(screen.getAllByText('操作太频繁')).toHaveLength(1);
});

test('questions are shown one at a time', async () => {
  render(<Notices />);
  act(() => {
    void showAlert('一');
    void showAlert('二');
  });
  expect(await screen.findByText('一')).toBeDefined();
  expect(screen.queryByText('二')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '我知道了' }));
  expect(await screen.findByText('二')).toBeDefined();
});
