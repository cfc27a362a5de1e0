import { screen, waitFor, within } from '@testing-library/react';
import type { Schemas } from '@yaoji/api-client/contract';
import { expect, test } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { wireBuyer } from '#testing/wire-browse.ts';
import { wireGoods } from '#testing/wire-samples.ts';

const form: Schemas['CompanyData'] = {
  company: '晨光里大药房',
  kind: 'pharmacy',
  credit_code: '91350100M000100Y43',
  name: '许晨光',
  region: [
    { code: '510000', name: '四川省', has_children: 1 },
    { code: '510100', name: '成都市', has_children: 1 },
    { code: '510104', name: '锦江区', has_children: 0 },
  ],
  address: '红星路三段1号',
  email: null,
  telephone: null,
};
const state = (own: Partial<Schemas['RegistrationState']>): Schemas['RegistrationState'] => ({
  status: 'company',
  reason: null,
  missing: [],
  company: null,
  form: null,
  submitted_at: null,
  ...own,
});
const pending = state({ status: 'pending', company: form.company, form, submitted_at: 1_763_600_000 });
const rejected = state({ status: 'rejected', reason: '企业名称与执照不一致', company: form.company, form });

const applicant = (registration: Schemas['RegistrationState'], missing: Schemas['MissingDocument'][] = []) => ({
  'GET /api/user/base': () => ({ data: wireBuyer({ is_passed: 0, is_contract_signed: 0 }) }),
  'GET /api/auth/register/status': () => ({ data: registration }),
  'GET /api/user/zizhi': () => ({ data: { list: [], missing } }),
});

test('[R067][V5] invalid company fields are named, and nothing is sent', async () => {
  const { user, calls } = renderShop('/register/step2', applicant(state({})));
  await user.click(await screen.findByRole('radio', { name: /诊所/ }));
  expect(await screen.findByRole('article', { name: '医疗机构执业许可证' })).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: /统一社会信用代码/ }), '91350100M000100Y44');
  await user.click(screen.getByRole('button', { name: '提交审核' }));
  expect(screen.getByText('统一社会信用代码不正确，请核对')).toBeDefined();
  expect(screen.getByText('请选择到区县')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /企业名称/ }));
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('[R067][R068][C105][C106] a refused applicant sees why, corrects the data and waits again', async () => {
  const { user, calls } = renderShop('/register/step2', {
    ...applicant(rejected),
    'POST /api/auth/register/company': () => ({ data: pending }),
  });
  expect(await screen.findByText('企业名称与执照不一致')).toBeDefined();
  const name = screen.getByRole('textbox', { name: /企业名称/ });
  await user.clear(name);
  await user.type(name, '晨光里诊所');
  await user.click(screen.getByRole('button', { name: '重新提交审核' }));
  expect(await screen.findByText('资料已提交，正在审核')).toBeDefined();
  const sent = calls.find(({ path }) => path === '/api/auth/register/company')?.form;
  expect(Object.fromEntries(sent ?? [])).toEqual({
    company: '晨光里诊所',
    kind: 'pharmacy',
    credit_code: '91350100M000100Y43',
    name: '许晨光',
    region_code: '510104',
    address: '红星路三段1号',
  });
});

test('[R067] the licence takes the credit code that was typed', async () => {
  const { user } = renderShop('/register/step2', applicant(state({})));
  await user.click(await screen.findByRole('radio', { name: /单体药店/ }));
  await user.type(screen.getByRole('textbox', { name: /统一社会信用代码/ }), '91350100m000100y43');
  await user.click(await screen.findByRole('button', { name: '上传营业执照' }));
  const dialog = within(await screen.findByRole('dialog', { name: '上传营业执照' }));
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /证件编号/ }).value).toBe('91350100M000100Y43');
});

test('[R067] typed input survives a reload', async () => {
  const first = renderShop('/register/step2', applicant(state({})));
  await first.user.type(await screen.findByRole('textbox', { name: /详细地址/ }), '演示街3号');
  first.unmount();
  renderShop('/register/step2', applicant(state({})));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /详细地址/ }).value).toBe('演示街3号'),
  );
});

test('[R068][C106] missing documents are named and can be sent', async () => {
  const missing = [{ kind: 'drug_licence' as const, name: '药品经营许可证', reason: '请上传《药品经营许可证》' }];
  const { user } = renderShop('/register/step3', applicant(pending, missing));
  expect(await screen.findByText('请上传《药品经营许可证》')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '上传药品经营许可证' }));
  expect(await screen.findByRole('dialog', { name: '上传药品经营许可证' })).toBeDefined();
});

test('[R068] an approved buyer is led to the contract', async () => {
  renderShop('/register/step3', applicant(state({ status: 'passed', company: form.company, form })));
  expect(await screen.findByText('审核已通过')).toBeDefined();
  expect(screen.getByRole('link', { name: '签署电子合同' }).getAttribute('href')).toBe('/dzht');
});

test.each([
  ['/register/step1', state({}), '提交审核'],
  ['/register/step3', state({}), '提交审核'],
  ['/register/step1', pending, '上传营业执照'],
  ['/register/step2', pending, '上传营业执照'],
  ['/register/dd/step1', pending, '提交1家门店'],
  ['/register/dd/step2', state({}), '提交总店资料，填写门店'],
  ['/register/dd/step3', state({}), '提交总店资料，填写门店'],
])(
  '[R066][R067][R068][R070][R071][R072] opening %s leads applicants to their current step',
  async (path, registration, button) => {
    renderShop(path, applicant(registration));
    expect(await screen.findByRole('button', { name: button })).toBeDefined();
  },
);

test('[R067] a status that fails to load can be retried', async () => {
  let asked = 0;
  const { user } = renderShop('/register/step2', {
    ...applicant(state({})),
    'GET /api/auth/register/status': () => {
      asked += 1;
      return asked === 1 ? { status: 500 } : { data: state({}) };
    },
  });
  await user.click(await screen.findByRole('button', { name: '重新加载' }));
  expect(await screen.findByRole('button', { name: '提交审核' })).toBeDefined();
});

test('[R071][C107][E3] a refusal of a store is shown next to its field', async () => {
  const stores = [1, 2].map((key) => ({
    key: String(key),
    company: `晨光里${key}店`,
    creditCode: form.credit_code,
    region: [{ code: '510104', name: '锦江区', hasChildren: false }],
    address: form.address,
    name: form.name,
    phone: `1380000567${key}`,
  }));
  sessionStorage.setItem('draft:stores-1', JSON.stringify({ stores }));
  const { user, calls } = renderShop('/register/dd/step2', {
    ...applicant(pending),
    'POST /api/auth/register/stores': () => ({
      status: 422,
      errors: { 'stores[1][phone]': ['该手机号已注册，请登录后在多店管理中绑定'] },
    }),
  });
  await user.click(await screen.findByRole('button', { name: '提交2家门店' }));
  const phones = await screen.findAllByRole('textbox', { name: /手机号/ });
  await waitFor(() => expect(phones.map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true']));
  const sent = calls.find(({ path }) => path === '/api/auth/register/stores')?.form;
  expect(sent?.get('stores[1][phone]')).toBe('13800005672');
  await user.click(screen.getByRole('button', { name: '删除第1家门店' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /手机号/ }).value).toBe('13800005672');
});

test('[R068][C073] waiting and approved applicants see recommendations for newcomers', async () => {
  renderShop('/register/step3', {
    ...applicant(pending),
    'GET /api/focus/xrtj': () => ({ data: [wireGoods({ id: 5, name: '感冒灵颗粒' })] }),
  });
  const goods = await screen.findByRole('region', { name: '新客推荐' });
  expect(
    within(goods)
      .getByRole('link', { name: /感冒灵颗粒/ })
      .getAttribute('href'),
  ).toBe('/list_info/5');
});
