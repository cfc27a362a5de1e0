import type { OperationData, Schemas } from '@yaoji/api-client/contract';
import { wireGoods } from './wire-samples.ts';

/** The server's clock in the samples. */
export const wireNow = 1_763_600_000;

const config: Schemas['CommonConfig'] = {
  hot_line: '400-000-8888',
  qq1: '800001111',
  qq2: '800002222',
  site_title: '药集',
  logo: null,
  filing: '药品经营许可证号\n备案文字',
  mini_program_qr: null,
  app_qr: null,
  chat_url: null,
  is_price_open: 0,
};

/** An approved buyer: 康宁大药房, three lines in the cart. */
export const wireBuyer = (own: Partial<Schemas['UserState']> = {}): Schemas['UserState'] => ({
  show: true,
  id: 1,
  username: 'pharmacy',
  name: '王药师',
  phone: '13800001234',
  login_email: '',
  company: '康宁大药房',
  face: null,
  rank: '金牌会员',
  admin: { name: '陈晓', phone: '13900005678', is_default: 0 },
  address: '',
  is_passed: 1,
  points: 0,
  cart: 3,
  delivery_text: null,
  message_count: 0,
  proposal_count: null,
  request_count: null,
  has_stores: 0,
  person: null,
  wechat: null,
  common_config: config,
  quality_inspection: null,
  login_url: '/login',
  is_show_youx: 0,
  is_special: 0,
  is_can_chat: 0,
  token: null,
  is_AfterSale: 0,
  is_contract_signed: 1,
  scopes: ['中成药'],
  documents: [],
  region_code: null,
  ...own,
});

export const wireVisitor = (own: Partial<Schemas['UserState']> = {}): Schemas['UserState'] =>
  wireBuyer({
    show: false,
    id: 0,
    username: '',
    name: '',
    phone: '',
    company: '',
    admin: null,
    cart: 0,
    is_passed: 0,
    ...own,
  });

/** A product as sent to visitors: without a price, and with the reason. */
export const wireHiddenGoods = (own: Partial<Schemas['Goods']> = {}): Schemas['Goods'] =>
  wireGoods({
    price: null,
    price_hidden: 'LOGIN',
    is_hidden: 1,
    ori_price: null,
    is_buy: 0,
    cant_buy_reason: {
      code: 'LOGIN',
      message: '登录后可购买',
      fix: { kind: 'route', route: 'login', label: '去登录' },
    },
    ...own,
  });

const category = (id: number, name: string, children: Schemas['Category'][] = []): Schemas['Category'] => ({
  id,
  name,
  logo1: null,
  children,
});

export const wireNavItem = (id: number, name: string, url: string | null): Schemas['NavItem'] => ({
  id,
  name,
  url,
  image: null,
  is_open: url ? 1 : 0,
  children: [],
});

export const wireCommon = (own: Partial<Schemas['CommonFocus']> = {}): Schemas['CommonFocus'] => ({
  rnss: [{ name: '阿胶', url: '/search?keywords=%E9%98%BF%E8%83%B6' }],
  nav: [wireNavItem(1, '首页', '/'), wireNavItem(2, '全部商品', '/list')],
  category: [category(1, '中成药', [category(3, '补益'), category(4, '清热解毒')]), category(2, '化学药')],
  category_yx: [],
  category_zy: [],
  category_qx: [],
  brand: [],
  timestamp: wireNow,
  ...own,
});

/** A page of a list; `total` counts all pages. */
export const wireListing = (
  list: Schemas['Goods'][],
  own: Partial<OperationData<'listGoods'>> = {},
): OperationData<'listGoods'> => ({
  list,
  total: list.length,
  page: 1,
  per_page: 40,
  facets: [],
  category_path: [],
  search: null,
  ...own,
});

/** The workbench of a buyer without open tasks or purchases (C221). */
export const wireWorkbench = (): OperationData<'getWorkbench'> => ({
  pending: { count: 0, total: '0.00', expires_at: null },
  shipped: 0,
  coupons: 0,
  coupons_ending: 0,
  balance: '0.00',
  last_order: null,
  due: { list: [], total: 0, amount: '0.00' },
  bought: [],
  reminders: [],
  recalls: 0,
  bought_total: 0,
});
