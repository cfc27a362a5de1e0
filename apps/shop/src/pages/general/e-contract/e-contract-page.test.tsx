import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';

const contract = (own = {}) => ({
  version: '2026-01',
  title: '医药商品电子购销协议',
  html: '<p>甲乙双方</p>',
  seller: '清禾医药有限公司',
  buyer: '康宁大药房（锦江店）',
  seal: '/pictures/own/seal.png',
  is_signed: 0,
  signed_at: null,
  ...own,
});

test('[R113][C172][C173][E4] signs the displayed version and returns the buyer to their page', async () => {
  const { user, calls } = renderShop('/dzht?back=%2Flist', {
    'GET /api/user/contract': () => ({ data: contract() }),
    'POST /api/user/contract': () => ({ data: contract({ is_signed: 1, signed_at: 1_763_600_000 }) }),
  });
  expect(await screen.findByText('甲乙双方')).toBeDefined();
  expect(screen.getByText('清禾医药有限公司')).toBeDefined();
  expect(screen.getByText('康宁大药房（锦江店）')).toBeDefined();
  expect(screen.getByRole('img', { name: '甲方合同章' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: '签署合同' }));
  expect(screen.getByText('请先勾选同意')).toBeDefined();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }));
  await user.click(screen.getByRole('button', { name: '签署合同' }));
  expect(await screen.findByText('没有商品哦~')).toBeDefined();
  const form = calls.find(({ method, path }) => method === 'POST' && path === '/api/user/contract')?.form;
  expect(Object.fromEntries(form ?? [])).toEqual({ agree: '1', version: '2026-01' });
});

test('[R113][C173] a signed contract shows its date', async () => {
  renderShop('/dzht', {
    'GET /api/user/contract': () => ({ data: contract({ is_signed: 1, signed_at: 1_763_600_000 }) }),
  });
  expect(await screen.findByText(/签署时间 2025-11-20/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '签署合同' })).toBeNull();
});

test('[C295] the contract can be downloaded', async () => {
  const { user, calls } = renderShop('/dzht', {
    'GET /api/user/contract': () => ({ data: contract() }),
    'GET /api/user/contract/pdf': () => ({ status: 503 }),
  });
  await user.click(await screen.findByRole('button', { name: '下载合同' }));
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/user/contract/pdf')).toBe(true));
});

test('[C172] a newer version is shown for reading instead of being signed', async () => {
  let version = '2026-01';
  const { user } = renderShop('/dzht', {
    'GET /api/user/contract': () => ({ data: contract({ version }) }),
    'POST /api/user/contract': () => {
      version = '2026-02';
      return { status: 409, code: 40904, message: '合同已更新，请阅读新版本后签署' };
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /我已阅读并同意/ }));
  await user.click(screen.getByRole('button', { name: '签署合同' }));
  expect(await screen.findByText('版本 2026-02')).toBeDefined();
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('checkbox', { hidden: true, name: /我已阅读并同意/ }).checked).toBe(
      false,
    ),
  );
});

test('[R113] a contract that fails to load can be retried', async () => {
  let fails = true;
  const { user } = renderShop('/dzht', {
    'GET /api/user/contract': () => (fails ? { status: 500 } : { data: contract() }),
  });
  const retry = await screen.findByRole('button', { name: '重新加载' });
  fails = false;
  await user.click(retry);
  expect(await screen.findByText('甲乙双方')).toBeDefined();
});
