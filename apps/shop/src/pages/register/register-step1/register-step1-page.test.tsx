import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer, wireVisitor } from '#testing/wire-browse.ts';

beforeEach(() => {
  vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
});

const visitor = {
  'GET /api/user/base': () => ({ data: wireVisitor() }),
  'GET /api/user/phone/13800001234': () => ({ data: { is_free: 1 } }),
};
type User = ReturnType<typeof renderShop>['user'];

const fill = async (user: User, password = 'yaoji2027') => {
  await user.type(await screen.findByRole('textbox', { name: /手机号/ }), '13800001234');
  await user.type(screen.getByRole('textbox', { name: /短信验证码/ }), '482913');
  await user.type(screen.getByLabelText(/登录密码/), password);
};
const submit = (user: User) => user.click(screen.getByRole('button', { name: '注册并填写企业资料' }));

test('[R066][C104] an account starts with phone, code, password and the agreement', async () => {
  const { user, calls } = renderShop('/register/step1', {
    ...visitor,
    'POST /api/auth/register': () => ({ data: wireBuyer({ is_passed: 0 }) }),
  });
  await fill(user);
  await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }));
  await submit(user);
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/auth/register')).toBe(true));
  expect(Object.fromEntries(calls.find(({ path }) => path === '/api/auth/register')?.form ?? [])).toEqual({
    phone: '13800001234',
    code: '482913',
    password: 'yaoji2027',
    agree: '1',
  });
});

test('[R066][V1][V4] invalid fields are named, nothing is sent, and the first of them gets the focus', async () => {
  const { user, calls } = renderShop('/register/step1', visitor);
  await screen.findByRole('textbox', { name: /手机号/ });
  await submit(user);
  for (const text of ['请输入正确的手机号码', '请输入6位验证码', '密码至少8位', '请阅读并同意用户协议和隐私政策']) {
    expect(screen.getByText(text)).toBeDefined();
  }
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /手机号/ }));
  expect(calls.some(({ path }) => path === '/api/auth/register')).toBe(false);
});

test('[V4] the phone cannot be the password', async () => {
  const { user } = renderShop('/register/step1', visitor);
  await fill(user, '13800001234');
  await submit(user);
  expect(screen.getByText('密码不能与手机号相同')).toBeDefined();
});

test('[C067] a phone that has an account is reported before anything else is typed', async () => {
  const { user } = renderShop('/register/step1', {
    ...visitor,
    'GET /api/user/phone/13800001234': () => ({ data: { is_free: 0 } }),
  });
  await user.type(await screen.findByRole('textbox', { name: /手机号/ }), '13800001234');
  await user.tab();
  expect(await screen.findByText('该手机号已注册，请直接登录')).toBeDefined();
});

const article = {
  id: 7,
  category_id: 1,
  category_name: '服务保障',
  title: '用户协议',
  html: '<p>账号仅限持证单位使用。</p>',
  author: '',
  views: 1,
  created_at: 1,
  previous: null,
  next: null,
};

test('[R066] agreement and privacy policy open in a dialog and are accepted there', async () => {
  const { user } = renderShop('/register/step1', {
    ...visitor,
    'GET /api/article/category': () => ({
      data: [
        {
          id: 1,
          name: '服务保障',
          children: [
            { id: 8, name: '隐私政策', url: '/help/fwbz/yszc' },
            { id: 7, name: '用户协议', url: '/help/fwbz/yhxy' },
          ],
        },
      ],
    }),
    'GET /api/article/8': () => ({
      data: { ...article, id: 8, title: '隐私政策', html: '<p>不向无关第三方提供。</p>' },
    }),
    'GET /api/article/7': () => ({ data: article }),
  });
  await user.click(await screen.findByRole('button', { name: '《隐私政策》' }));
  const policy = within(await screen.findByRole('dialog', { name: '隐私政策' }));
  expect(await policy.findByText('不向无关第三方提供。')).toBeDefined();
  await user.click(policy.getAllByRole('button', { name: '关闭' }).at(-1) as HTMLElement);
  await user.click(await screen.findByRole('button', { name: '《用户协议》' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('账号仅限持证单位使用。')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: '同意' }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '我已阅读并同意' }).checked).toBe(true),
  );
});

test('[R066] the phone survives a reload, the password does not', async () => {
  const first = renderShop('/register/step1', visitor);
  await fill(first.user);
  first.unmount();
  renderShop('/register/step1', visitor);
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /手机号/ }).value).toBe('13800001234'),
  );
  expect(screen.getByLabelText<HTMLInputElement>(/登录密码/).value).toBe('');
  expect(Object.values({ ...sessionStorage }).join()).not.toContain('yaoji2027');
});

const ways = (own: { sms?: 0 | 1; email?: 0 | 1 }) => ({
  'GET /api/auth/ways': () => ({ data: { sms: 1, email: 0, wechat: 0, ...own } }),
});

test.each([
  [{ sms: 1, email: 1 }, '手机号或邮箱'],
  [{ sms: 0, email: 1 }, '邮箱'],
] as const)('[C288][C104] a shop with %o registers an e-mail address', async (own, label) => {
  const { user, calls } = renderShop('/register/step1', {
    ...visitor,
    ...ways(own),
    'POST /api/auth/sms': () => ({ data: { retry_after: 60, expires_at: 0 } }),
    'POST /api/auth/register': () => ({ status: 422, errors: { email: ['该邮箱已注册，请直接登录'] } }),
  });
  await user.type(await screen.findByRole('textbox', { name: label }), ' Caigou@Example.com ');
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: '验证码' }), '482913');
  await user.type(screen.getByLabelText(/登录密码/), 'yaoji2027');
  await user.click(screen.getByRole('checkbox', { name: '我已阅读并同意' }));
  await submit(user);
  expect(await screen.findByText('该邮箱已注册，请直接登录')).toBeDefined();
  const form = (path: string) => Object.fromEntries(calls.find((call) => call.path === path)?.form ?? []);
  expect(form('/api/auth/sms')).toEqual({ email: 'caigou@example.com', scene: 'register' });
  expect(form('/api/auth/register')).toEqual({
    email: 'caigou@example.com',
    code: '482913',
    password: 'yaoji2027',
    agree: '1',
  });
});

test.each([
  [{ sms: 0, email: 1 }, '13800001234', '请输入正确的邮箱'],
  [{ sms: 1, email: 1 }, 'wang@local', '请输入正确的邮箱'],
  [{ sms: 1, email: 1 }, '12800001234', '请输入正确的手机号码或邮箱'],
  [{ sms: 1, email: 0 }, 'wang@example.com', '请输入正确的手机号码'],
] as const)('[V1][V3] a shop with %o sends no code to %s', async (own, typed, problem) => {
  const { user, calls } = renderShop('/register/step1', { ...visitor, ...ways(own) });
  await screen.findByRole('textbox', { name: own.email ? /邮箱/ : /手机号/ });
  await user.type(screen.getByRole('textbox', { name: /手机号|邮箱/ }), typed);
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  expect(await screen.findByText(problem)).toBeDefined();
  expect(calls.some(({ path }) => path === '/api/auth/sms')).toBe(false);
});

test('[C288] a shop that sends no codes asks for an invitation', async () => {
  renderShop('/register/step1', { ...visitor, ...ways({ sms: 0 }) });
  expect(await screen.findByText('本店暂未开通短信验证码')).toBeDefined();
});
