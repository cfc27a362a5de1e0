import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Refused, renderDesk } from '#testing/render-desk.tsx';
import { operator, orderPage } from '#testing/samples.ts';

test('a signed-out operator signs in, with the code if required, and returns to the page', async () => {
  let isIn = false;
  const desk = renderDesk('/orders?status=paid', {
    getOperator: () => (isIn ? operator('warehouse') : null),
    logIn: new Refused(428, 42803, '请输入动态验证码', { data: { ticket: 't'.repeat(43) } }),
    logInByCode: () => {
      isIn = true;
      return operator('warehouse');
    },
    listOrders: orderPage([]),
  });
  await desk.user.type(await screen.findByLabelText('账号'), 'cangku');
  await desk.user.type(screen.getByLabelText('密码'), 'correct-horse{Enter}');
  await desk.user.type(await screen.findByLabelText('动态验证码'), '123456{Enter}');
  expect(await screen.findByRole('heading', { name: '订单' })).toBeDefined();
  expect(desk.address()).toBe('/orders?status=paid');
  expect(desk.sent('logInByCode')).toEqual([{ ticket: 't'.repeat(43), code: '123456' }]);
});

test('refuses a wrong password in a sentence', async () => {
  const desk = renderDesk('/sign-in', { logIn: new Refused(409, 409, '用户名或密码不正确') });
  await desk.user.type(await screen.findByLabelText('账号'), 'cangku');
  await desk.user.type(screen.getByLabelText('密码'), 'wrong{Enter}');
  expect((await screen.findByText('用户名或密码不正确')).closest('[role="alert"]')).not.toBeNull();
});

test('the menu shows only pages that the role may read', async () => {
  renderDesk('/', { getOperator: operator('warehouse'), listWork: [] });
  await screen.findByRole('link', { name: /订单/ });
  expect(screen.getByRole('link', { name: /配货/ })).toBeDefined();
  expect(screen.queryByRole('link', { name: /客户/ })).toBeNull();
  expect(screen.queryByRole('link', { name: /操作日志/ })).toBeNull();
  expect(await screen.findByText('没有待办，都处理完了')).toBeDefined();
});

test('the menu opens the first page of a group that the permissions allow', async () => {
  renderDesk('/', { getOperator: operator('finance', { permissions: ['invoices', 'articles'] }), listWork: [] });
  const hrefOf = async (name: RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await hrefOf(/财务/)).toBe('/money/invoices');
  expect(await hrefOf(/内容/)).toBe('/banners/articles');
  expect(screen.queryByRole('link', { name: /促销/ })).toBeNull();
});

test('without a required second factor, only the page to set it up is available', async () => {
  const desk = renderDesk('/orders', { getOperator: operator('owner', { hasFactor: 0, mustSetFactor: 1 }) });
  expect(await screen.findByRole('button', { name: '绑定身份验证器' })).toBeDefined();
  expect(desk.address()).toBe('/account');
  expect(screen.queryByRole('link', { name: /订单/ })).toBeNull();
});

test('setting up a second factor takes the password, then the first code, then offers the recovery codes to save', async () => {
  const files: Blob[] = [];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${files.push(file)}` }));
  const desk = renderDesk('/account', {
    getOperator: () =>
      operator('owner', desk.sent('confirmFactor').length > 0 ? {} : { hasFactor: 0, mustSetFactor: 1 }),
    beginFactor: { secret: 'JBSWY3DPEHPK3PXP', qr: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' },
    confirmFactor: { recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] },
  });
  await desk.user.click(await screen.findByRole('button', { name: '绑定身份验证器' }));
  await desk.user.type(await screen.findByLabelText(/登录密码/), 'correct-horse{Enter}');
  await desk.user.type(await screen.findByLabelText(/动态验证码/), '123456{Enter}');
  expect(await screen.findByText('已开启')).toBeDefined();
  expect(screen.getByText(/aaaa-bbbb\scccc-dddd/)).toBeDefined();
  await desk.user.click(screen.getByRole('button', { name: '复制 备用码' }));
  expect(await navigator.clipboard.readText()).toBe('aaaa-bbbb\ncccc-dddd');
  await desk.user.click(screen.getByRole('button', { name: '下载' }));
  expect(await files[0]?.text()).toBe('aaaa-bbbb\ncccc-dddd\n');
  expect(screen.getByRole('link', { name: '已保存，去待办' }).getAttribute('href')).toBe('/');
  expect(desk.sent('beginFactor')).toEqual([{ password: 'correct-horse' }]);
  expect(desk.sent('confirmFactor')).toEqual([{ code: '123456' }]);
});

test('an expired session leads to the sign-in', async () => {
  renderDesk('/orders', {
    getOperator: operator('sales'),
    listOrders: new Refused(401, 10001, '请先登录'),
  });
  expect(await screen.findByLabelText('密码')).toBeDefined();
});

test('the first owner signs up through the startup link and sees the first steps', async () => {
  const desk = renderDesk('/first-owner#the-token', {
    createOwner: operator('owner'),
    getOperator: operator('owner'),
    listWork: [],
    listFirstSteps: [
      { kind: 'goods', isDone: 1 },
      { kind: 'activities', isDone: 0 },
    ],
  });
  await desk.user.type(await screen.findByLabelText(/账号/), 'zhang');
  await desk.user.type(screen.getByLabelText(/姓名/), '张三');
  await desk.user.type(screen.getByLabelText(/^密码/), 'long-enough-for-all');
  await desk.user.click(screen.getByRole('button', { name: '成为负责人' }));
  const steps = await screen.findByRole('table', { name: '开店步骤' });
  expect(steps.textContent).toContain('第一个促销活动');
  expect(screen.getByText('已完成 1 / 2')).toBeDefined();
  expect(desk.sent('createOwner')).toEqual([
    { token: 'the-token', username: 'zhang', name: '张三', password: 'long-enough-for-all' },
  ]);
});
