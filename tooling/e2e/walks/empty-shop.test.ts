import type { Page } from '@playwright/test';
import { getRoute, matchRoute, type RouteName } from '@yaoji/routes';
import { accessFaults } from '../harness/accessible.ts';
import { deskOf } from '../harness/desk.ts';
import type { PageState } from '../harness/page-state.ts';
import { follow } from '../harness/reply.ts';
import { emptySamples, ownStations, type Station, stationsFor } from '../harness/route-walk.ts';
import { expect, test } from '../harness/test.ts';
import { isTitled, settle, titleOf } from '../harness/walk.ts';
import { becomeOwner } from '../screens/first-owner.ts';
import { newPhone } from '../screens/phone.ts';
import { arriveAt } from '../screens/place.ts';
import { Registration } from '../screens/registration.ts';

const NOTHING = /没有|暂无|还未|尚未|已结束|空空如也|不存在/;
/** Pages that have something to say in a shop without data, too. */
const OWN: Partial<Record<RouteName, string>> = {
  loading: '正在加载',
  login: '用户名',
  forget_step1: '手机号',
  register_step1: '注册并填写企业资料',
  register_wechat: '请先用微信扫码',
  register_invited: '邀请码',
  register_dd_step1: '注册并填写企业资料',
  help_complaint: '登录后可在线提交',
  help_dedicated: '登录后查看专属客服',
  account: '默认收货地址—',
  account_basic: '默认收货地址—',
  account_documents: '医疗机构执业许可证',
  account_messages: '会员审核通过',
  account_security: '登录',
  demand_add: '提交求购',
  feedback: '反馈我们会在',
  e_contract: '签署合同',
};

// Nobody's goods and orders answer 404, on the console too.
test.use({ shopName: 'empty', seed: 'none', refusals: [404] });

test('@mobile every page of an empty shop says what is missing, to a visitor and to its first buyer', async ({
  page,
  context,
  shop,
}) => {
  const reached = (viewer: 'visitor' | 'buyer') =>
    ownStations(stationsFor(viewer, emptySamples)).filter(({ route }) => getRoute(route).access === viewer);
  await page.goto('/help/us/link');
  const faults = await walk(page, reached('visitor'));

  await page.goto('/register');
  const registration = new Registration(page);
  await registration.openAccount(newPhone(), 'qinghao2027');
  await arriveAt(page, 'register_step2');
  await page.getByRole('radio', { name: /诊所/ }).check({ force: true });
  await registration.fillSite({
    company: '晨光里诊所',
    creditCode: '91350100M000100Y43',
    region: ['四川省', '成都市', '锦江区'],
    address: '红星路三段1号',
    name: '许晨光',
  });
  await registration.sendDocument('医疗机构执业许可证', '川DA0280001');
  await page.getByRole('button', { name: '提交审核' }).click();
  await registration.expectWaiting();
  const desk = await context.newPage();
  await becomeOwner(desk, shop);
  const call = deskOf(desk.request, shop);
  const { list } = await call('listBuyers', { query: { status: 'pending' } });
  await call('approveBuyer', { params: { id: list[0]?.id ?? 0 } });
  await desk.close();

  await page.goto('/help/us/link');
  faults.push(...(await walk(page, reached('buyer'))));
  expect(faults).toEqual([]);
});

async function walk(page: Page, stations: readonly Station[]): Promise<string[]> {
  const faults: string[] = [];
  for (const station of stations) {
    await follow(page, station.address);
    const state = await settle(page, station);
    const { name } = matchRoute(state.path);
    const report = (fault: string) => faults.push(`${station.address} at ${state.path}: ${fault}`);
    if (!station.arrivals.includes(name)) report(`leads to ${name} instead of ${station.arrivals.join(' or ')}`);
    if (!isTitled(state, name)) report(`is called ${state.title}, not ${titleOf(name)}`);
    for (const fault of state.faults) report(fault);
    if (!(await says(page, name, state))) report(`does not say that it has nothing, but ${await shownBy(page)}`);
    for (const fault of await accessFaults(page)) report(fault);
  }
  return faults;
}

function says(page: Page, name: RouteName, { page: shown }: PageState): Promise<boolean> {
  const words = page.locator(`main[data-page="${shown}"]`).getByText(OWN[name] ?? NOTHING);
  return words
    .first()
    .waitFor()
    .then(
      () => true,
      () => false,
    );
}

const shownBy = async (page: Page) => (await page.getByRole('main').innerText()).replace(/\s+/g, ' ').slice(-200);
