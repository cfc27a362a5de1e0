import { fireEvent, screen } from '@testing-library/react';
import { getRoute, hasPage, type PageRoute, type RouteName, routes } from '@yaoji/routes';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderShop } from '#testing/render-shop.tsx';
import { headings, isBusy, retries, shownRoute, shownText, type Visit, visitPage } from '#testing/visit-page.ts';
import { wireBuyer } from '#testing/wire-browse.ts';

type Page = Visit & {
  /** The page shown, if it differs from the route's own. */
  shows?: PageRoute;
  /** Its text if the data are the minimum that the contract requires. */
  empty: string;
  /** Its text if the requested data don't exist; by default that loading failed. */
  missing?: string;
  /** Calls whose failure is not shown, with the reason. */
  silent?: Readonly<Record<string, string>>;
};
type Row = readonly [id: string, name: PageRoute, page: Page];

const byId = { query: '?id=7' };
const noGoods = '没有商品哦~';
const noActivity = '活动不存在或已结束';
const noPage = '您访问的页面不存在或已下线';
const banners = 'advertisements of a zone, above its products (E11)';
const figure = 'a figure next to the name of a tab, which shows none';
const progress = { '/api/cart/list': 'the progress of the cart, whose bar stays empty' };
const topQuestions = { '/api/article/search': 'the most read articles next to the search' };
const menu = 'the menu next to the article, which is stored from before (S12)';

const bankAccount = { name: '药集医药', bank: '中国工商银行', account: '4402201009000654321', note: '请附言订单号' };

const article = (name: string, url: string, empty = `暂无${name}`): Page => ({
  answers: { '/api/article/category': { children: [{ id: 7, name, url }] } },
  empty,
  missing: empty,
  silent: topQuestions,
});
const news = (name: string): Page => ({
  answers: { '/api/article/category': { name } },
  empty: '暂无新闻',
  silent: topQuestions,
});
const newcomerGoods = { '/api/focus/xrtj': 'a floor under the page' };
const ownPhone = { '/api/auth/ways': 'codes go to the phone' };
const byPhone: Page = {
  as: 'visitor',
  empty: '获取验证码',
  silent: { '/api/auth/ways': 'the form stays, and asking for a code says so' },
};
const registered = (status: string): Visit => ({
  as: 'newcomer',
  answers: { '/api/auth/register/status': { status } },
});

const pages: readonly Row[] = [
  [
    'R001',
    'home',
    {
      empty: '快用完时会在这里提醒',
      silent: { '/api/user/recall': 'a message says it too', '/api/focus/top': 'the top ad (E11)' },
    },
  ],
  ['R004', 'no_activity', { empty: noActivity, silent: progress }],
  [
    'R005',
    'login',
    {
      as: 'visitor',
      empty: '资质齐全',
      silent: { '/api/focus/login': 'the picture next to the form has a stand-in', ...byPhone.silent },
    },
  ],
  ['R007', 'loading_activity', { shows: 'no_activity', empty: noActivity, silent: progress }],
  ['R009', 'points_mall', { empty: '暂无可兑换的商品' }],
  ['R010', 'list_other', { empty: noGoods }],
  ['R011', 'cashback', { empty: noActivity, silent: progress }],
  ['R012', 'daily_special', { empty: '今日特价已结束' }],
  ['R013', 'combination', { empty: '暂无进行中的组合' }],
  [
    'R014',
    'welfare',
    { answers: { '/api/goods/activities': { kind: 'discount' } }, empty: noActivity, silent: progress },
  ],
  ['R015', 'coupon_centre', { empty: '暂无可领取的优惠券' }],
  ['R016', 'zone_template', { ...byId, empty: noGoods, missing: noActivity, silent: progress }],
  ['R017', 'activity_template', { ...byId, empty: noGoods, missing: noActivity, silent: progress }],
  ['R018', 'yyh', { empty: noGoods }],
  ['R019', 'yyh_list', { empty: noGoods }],
  ['R020', 'activity_zone', { empty: noGoods, missing: noActivity, silent: progress }],
  [
    'R021',
    'activity_centre',
    { empty: noGoods, missing: noActivity, silent: { '/api/activity/8': 'the tab of another activity', ...progress } },
  ],
  ['R022', 'brand_zone', { shows: 'brand_list', empty: '暂无品牌', silent: { '/api/focus/ppzq': banners } }],
  ['R023', 'brand_list', { empty: '暂无品牌', silent: { '/api/focus/ppzq': banners } }],
  ['R024', 'brand_detail', { empty: noGoods, missing: '没有这个品牌' }],
  [
    'R026',
    'user_home',
    { empty: '还没有订单', silent: { '/api/user/couponNum': 'the wallet says how many there are' } },
  ],
  ['R027', 'account', { empty: '默认收货地址—', silent: ownPhone }],
  ['R029', 'account_basic', { empty: '默认收货地址—', silent: ownPhone }],
  ['R030', 'account_documents', { empty: '还没有上传证件' }],
  [
    'R031',
    'account_stores',
    {
      empty: '还没有绑定其他门店',
      silent: {
        '/api/cart/list': 'whether there is a cart to copy',
      },
    },
  ],
  ['R032', 'account_addresses', { empty: '还没有收货地址' }],
  ['R033', 'account_messages', { empty: '没有消息' }],
  ['R116', 'account_security', { empty: '还没有安全记录', silent: ownPhone }],
  ['R092', 'feedback', { empty: '提交反馈' }],
  ['R117', 'reports', { empty: '还没有质检报告' }],
  ['R119', 'goods_reminders', { empty: '还没有提醒' }],
  ['R120', 'recalls', { empty: '没有召回通知' }],
  ['R123', 'proposals', { empty: '还没有推荐单' }],
  ['R124', 'account_people', { empty: '还没有员工' }],
  ['R125', 'purchase_requests', { empty: '还没有采购申请' }],
  ['R127', 'store_orders', { empty: '还没有绑定门店' }],
  ['R034', 'wallet', { empty: '还没有余额明细' }],
  ['R035', 'wallet_balance', { empty: '没有符合条件的明细' }],
  ['R036', 'wallet_red_packets', { empty: '还没有红包' }],
  ['R037', 'wallet_points', { empty: '还没有积分明细' }],
  ['R038', 'wallet_coupons', { empty: '没有未使用的优惠券', silent: { '/api/user/couponNum': figure } }],
  ['R039', 'wallet_vouchers', { empty: '没有未使用的现金券' }],
  ['R041', 'order_list', { empty: '还没有订单' }],
  ['R042', 'order_info', { empty: '共 0 种商品', missing: noPage }],
  ['R121', 'order_receiving', { empty: '共 0 种', missing: noPage }],
  ['R043', 'order_return_info', { empty: '共 0 种退货商品', missing: noPage }],
  ['R044', 'order_after_sales_info', { empty: '客服还没有答复', missing: noPage }],
  ['R046', 'points_orders', { empty: '还没有兑换记录' }],
  ['R048', 'list_index', { empty: noGoods }],
  ['R049', 'list_table', { empty: noGoods }],
  ['R050', 'list_no_image', { empty: noGoods }],
  ['R051', 'list_info', { empty: '暂无报价', missing: '商品不存在或已下架' }],
  ['R053', 'search_index', { query: '?keywords=xyz', empty: '没有找到与“xyz”相关的商品' }],
  ['R054', 'search_table', { query: '?keywords=xyz', empty: '没有找到与“xyz”相关的商品' }],
  ['R055', 'cart', { empty: '购物车空空如也~' }],
  ['R056', 'cart_step2', { empty: '没有要结算的商品' }],
  ['R057', 'cart_step3', { empty: '暂无可用的支付方式', missing: noPage }],
  ['R058', 'cart_step4', { ...byId, answers: { '/api/order/7': { status: 'paid' } }, empty: '支付成功' }],
  [
    'R059',
    'cart_hm',
    { ...byId, answers: { '/api/order/7/pay': { bank_account: bankAccount } }, empty: '上传转账凭证' },
  ],
  ['R061', 'forget_step1', byPhone],
  ['R062', 'forget_step2', { ...byPhone, shows: 'forget_step1' }],
  ['R063', 'forget_step3', { ...byPhone, shows: 'forget_step1' }],
  ['R066', 'register_step1', byPhone],
  ['R067', 'register_step2', { ...registered('company'), empty: '选择企业类型后，显示需要上传的证件。' }],
  ['R068', 'register_step3', { ...registered('pending'), empty: '资料已提交，正在审核', silent: newcomerGoods }],
  ['R069', 'register_wechat', { ...byPhone, empty: '微信' }],
  ['R070', 'register_dd_step1', { ...registered('company'), empty: '总店资料' }],
  ['R071', 'register_dd_step2', { ...registered('pending'), empty: '门店资料' }],
  ['R072', 'register_dd_step3', { ...registered('pending'), empty: '还没有门店', silent: newcomerGoods }],
  ['R075', 'yx_index', { empty: noGoods, silent: { '/api/focus/yx': banners, ...progress } }],
  ['R076', 'yx_table', { empty: noGoods }],
  ['R077', 'yx_rule', article('包邮规则', '/yx/rule')],
  ['R078', 'controlled_zone', { empty: noGoods }],
  ['R079', 'controlled_new', { empty: noGoods }],
  ['R080', 'controlled_index', { empty: noGoods }],
  [
    'R081',
    'controlled_goods',
    { params: { url: 'yxbc', ads: 3 }, empty: '没有这个控销专区', silent: { '/api/focus/kxzq_ad': banners } },
  ],
  ['R082', 'tcm_zone', { empty: noGoods, silent: { '/api/focus/zyzq': banners } }],
  ['R083', 'devices_zone', { empty: noGoods, silent: { '/api/focus/qxzq': banners } }],
  ['R084', 'near_expiry_zone', { empty: noGoods, silent: { '/api/focus/jxqzc': banners } }],
  ['R086', 'quick_purchase', { empty: '还没有买过商品' }],
  ['R087', 'demand', { empty: '还没有求购过品种' }],
  ['R089', 'demand_info', { ...byId, empty: '采购员正在处理', missing: noPage }],
  [
    'R090',
    'e_invoice',
    {
      empty: '没有这样的发票',
      silent: { '/api/order': figure, '/api/invoice/title': 'what the form that is opened later begins with' },
    },
  ],
  ['R091', 'favourites', { empty: '还没有收藏商品' }],
  ['R095', 'help_register', article('会员注册', '/help/xrzn/hyzc')],
  ['R096', 'help_shopping', article('购物指南', '/help/xrzn/gwzn')],
  ['R097', 'help_safe', article('安全购药', '/help/xrzn/aqgy')],
  ['R099', 'help_site_licence', article('网站资质', '/help/fwbz/wzzz')],
  ['R100', 'help_agreement', article('用户协议', '/help/fwbz/yhxy')],
  ['R126', 'help_privacy', article('隐私政策', '/help/fwbz/yszc')],
  ['R101', 'help_dedicated', article('专属客服', '/help/fwbz/zskf', '客服电话')],
  ['R103', 'help_complaint', article('投诉建议', '/help/us/tsjy', '服务热线')],
  ['R104', 'help_contact', article('联系我们', '/help/us/link', '服务热线')],
  ['R106', 'news_industry', news('行业新闻')],
  ['R107', 'news_company', news('公司新闻')],
  [
    'R108',
    'news_info',
    {
      empty: '清明节期间订单正常受理',
      missing: '文章不存在或已撤下',
      silent: { '/api/article/category': menu, ...topQuestions },
    },
  ],
  ['R110', 'help_order_pay', article('订单支付', '/help/zfps/ddzf')],
  ['R111', 'help_delivery', article('货物配送', '/help/zfps/hwps')],
  ['R112', 'help_returns', article('商品退换', '/help/zfps/ypth')],
  ['R113', 'e_contract', { empty: '医药商品电子购销协议' }],
];

/** Pages that visitors see differently from buyers. */
const forVisitors: readonly Row[] = [
  [
    'R001',
    'home',
    {
      as: 'visitor',
      empty: '暂无公告',
      silent: {
        '/api/index/spike': 'a strip that the other blocks close over',
        '/api/focus/top': 'the top ad (E11)',
        '/api/index_wntj/1': 'a floor that the other blocks close over',
      },
    },
  ],
];

/** Pages without data of their own: forms and static pages. */
const selfContained: readonly (readonly [PageRoute, Visit])[] = [
  ['not_found', {}],
  ['loading', {}],
  ['register_invited', { as: 'visitor' }],
  ['demand_add', {}],
  ['category_browser', {}],
];

/** Traces of absent values that code does not handle. */
const slips = /NaN|undefined|Invalid|\bnull\b|\[object/;
const busy = { status: 500 };

beforeEach(() => {
  // A fixed clock, so two renders of a page are equal.
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => vi.useRealTimers();
});

test('every route with a page is covered', () => {
  const walked = [...pages.map(([, name]) => name), ...selfContained.map(([name]) => name)];
  const names = Object.keys(routes) as RouteName[];
  expect(walked.toSorted()).toEqual(names.filter(hasPage).toSorted());
});

test('[P2] a page for buyers reports if the user fails to load, and retries', async () => {
  let status = 500;
  renderShop('/addr', {
    'GET /api/user/base': () => ({ status, data: wireBuyer() }),
    'GET /api/address': () => ({ data: [] }),
  });
  const again = await screen.findByRole('button', { name: '重新加载' });
  status = 200;
  fireEvent.click(again);
  expect(await screen.findByText('还没有收货地址')).toBeDefined();
});

test.each(selfContained)('%s sends no requests', async (name, visit) => {
  const { asked } = await visitPage(name, visit);
  expect(asked).toEqual([]);
  expect(shownText()).not.toMatch(slips);
});

const openPages = pages.filter(([, name, { as }]) => getRoute(name).access === 'visitor' && as === undefined);

test.each(openPages)('[%s] %s requests nothing of a visitor’s account', async (_id, name, page) => {
  await visitPage(name, { ...page, as: 'visitor' });
  expect(shownRoute()).toBe(page.shows ?? name);
  expect([retries(), isBusy()]).toEqual([[], false]);
  expect(shownText()).not.toMatch(slips);
});

describe.each([...pages, ...forVisitors])('[%s] %s', (_id, name, page) => {
  const silent = page.silent ?? {};

  test('reports data that fails to load, and shows it after a retry', async () => {
    const { asked } = await visitPage(name, page);
    expect(shownRoute()).toBe(page.shows ?? name);
    expect([retries(), isBusy()]).toEqual([[], false]);
    const content = shownText();
    expect(content).not.toMatch(slips);
    expect(asked).toEqual(expect.arrayContaining(Object.keys(silent)));
    const loud = asked.filter((path) => !(path in silent));

    const refused = asked.length > 1 ? [asked, ...loud.map((path) => [path])] : [loud];
    for (const paths of refused.filter((each) => each.length > 0)) {
      const { retry } = await visitPage(name, page, { refuse: (path) => (paths.includes(path) ? busy : undefined) });
      if (paths.some((path) => loud.includes(path))) expect(retries(), `without ${paths}`).not.toEqual([]);
      expect(isBusy(), `without ${paths}`).toBe(false);
      expect.soft(headings(), `without ${paths}`).toHaveLength(1);
      if (retries().length === 0) continue;
      await retry();
      expect(shownText(), `again after ${paths}`).toBe(content);
    }
    for (const path of Object.keys(silent)) {
      await visitPage(name, page, { refuse: (each) => (each === path ? busy : undefined) });
      expect([retries(), isBusy()], `without ${path}`).toEqual([[], false]);
      expect(shownText(), `without ${path}`).not.toMatch(slips);
    }
  });

  test('says what is empty and what is missing', async () => {
    await visitPage(name, page, { fill: 'least' });
    expect([retries(), isBusy()]).toEqual([[], false]);
    expect(shownText()).toContain(page.empty);
    expect.soft(headings()).toHaveLength(1);
    expect(shownText()).not.toMatch(slips);
    // Lists always exist; an item the address names may not.
    const isOne = (path: string) => page.missing === undefined || /\/\d+(\/|$)/.test(path);
    await visitPage(name, page, { refuse: (path) => (isOne(path) ? { status: 404 } : undefined) });
    expect(isBusy()).toBe(false);
    expect.soft(headings()).toHaveLength(1);
    if (page.missing) expect(shownText()).toContain(page.missing);
    else expect(retries().length > 0 || Object.keys(silent).length > 0).toBe(true);
  });
});
