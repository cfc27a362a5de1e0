import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiError, type ErrorKind, type Operation, operations } from '@yaoji/api-client';
import { beforeEach, expect, test, vi } from 'vitest';
import { reactToError } from '#shared/errors/react-to-error.ts';
import { setRouter } from '#shared/routing/navigator.ts';
import { Notices } from './notices.tsx';

const fail = (
  kind: ErrorKind,
  facts: { message?: string; errors?: Record<string, string[]>; operation?: Operation } = {},
) => {
  const { operation = operations.listGoods, ...rest } = facts;
  return new ApiError({ kind, operation, requestId: 'r', elapsedMs: 1, ...rest });
};

const navigate = vi.fn();
beforeEach(() => {
  navigate.mockClear();
  setRouter({ navigate, state: {} as never });
  render(<Notices />);
});
const react = (error: ApiError) => act(() => reactToError(error));

test('[E2] a signed-out error goes to the login page, with a way back', () => {
  window.history.replaceState(null, '', '/list?page=2');
  react(fail('signedOut'));
  expect(navigate).toHaveBeenCalledWith('/login?back=%2Flist%3Fpage%3D2');
});

test('[E2] of several signed-out errors, only the first leads to the login page', () => {
  window.history.replaceState(null, '', '/order');
  navigate.mockImplementation((path: string) => window.history.replaceState(null, '', path));
  react(fail('signedOut'));
  react(fail('signedOut'));
  expect(navigate.mock.calls).toEqual([['/login?back=%2Forder']]);
  navigate.mockReset();
  window.history.replaceState(null, '', '/');
});

test('[E3] a wrong field shows its first message', async () => {
  react(fail('invalid', { errors: { consignee: ['请填写收货人', '太短'] } }));
  expect(await screen.findByText('请填写收货人')).toBeDefined();
});

test('[E4] an unsigned e-contract says so and leads to it, with a way back', async () => {
  window.history.replaceState(null, '', '/cart/step2?from=cart');
  react(fail('contractUnsigned', { message: '请先签署电子合同再下单' }));
  expect(await screen.findByText('请先签署电子合同再下单')).toBeDefined();
  expect(navigate).toHaveBeenCalledWith('/dzht?back=%2Fcart%2Fstep2%3Ffrom%3Dcart');
});

test('[E5] a busy server is a toast', async () => {
  react(fail('busy'));
  expect(await screen.findByText('系统繁忙，请稍候再试')).toBeDefined();
});

test('[E6] any other error is an alert with the server’s words', async () => {
  react(fail('refused', { message: '该商品已下架' }));
  expect(await screen.findByRole('alertdialog', { name: '温馨提示' })).toBeDefined();
  expect(screen.getByText('该商品已下架')).toBeDefined();
});

test('[E7] a time-out offers to refresh', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  react(fail('timeout'));
  expect(await screen.findByText('请求超时，请刷新页面')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[E8] a cancelled call is silent', () => {
  react(fail('cancelled'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(navigate).not.toHaveBeenCalled();
});

test('[E9] without a network there is one toast for any number of failed calls', async () => {
  react(fail('offline'));
  react(fail('offline'));
  expect(await screen.findAllByText('网络异常，请检查网络连接')).toHaveLength(1);
});

test('[E11] a failing search suggestion is silent', () => {
  react(fail('refused', { operation: operations.suggestGoods, message: '不该看到' }));
  expect(screen.queryByText('不该看到')).toBeNull();
});

test('[E13] a refused add to the cart is a toast', async () => {
  react(fail('refused', { operation: operations.addCartLines, message: '库存不足' }));
  expect(await screen.findByText('库存不足')).toBeDefined();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
