import {
  bare,
  buyer,
  cart,
  check,
  complete,
  devices,
  entry,
  freeShipping,
  headless,
  home,
  login,
  pay,
  plain,
  shopping,
  tcm,
  visitor,
  working,
} from './layouts.ts';
import { type Route, SITE_ADDRESS } from './route.ts';

const selfService = buyer(plain, '自助服务');
const account = buyer(plain, '账户中心');
const orders = buyer(plain, '订单中心');
const registration = visitor(entry, '注册会员');
const wallet = buyer(plain, '我的钱包');
const help = visitor(plain, '帮助中心');
const lists = visitor(shopping, '商品列表');
const searches = visitor(shopping, '搜索结果');
const password = visitor(entry, '忘记密码');

/** Every route of the shop by name, in the specification's order. */
export const routes = {
  home: { path: '/', page: 'home', title: '首页', ...visitor(home) },
  not_found: { path: '/404', page: 'not_found', title: '页面不存在', ...visitor() },
  any: { path: '*', redirect: '/404', ...visitor() },
  no_activity: { path: '/noActivity', page: 'no_activity', title: '活动不存在', ...visitor() },
  login: { path: '/login', page: 'login', title: '会员登录', ...visitor(login) },
  loading: { path: '/loading', page: 'loading', title: '加载中', ...visitor(bare) },
  loading_activity: { path: '/loading/activity', page: 'loading_activity', title: '活动加载中', ...visitor(bare) },
  activity: { path: '/activity/:url?/:url1?/:url2?', redirect: '/loading/activity', ...visitor() },
  points_mall: { path: '/jfsc', page: 'points_mall', title: '积分商城', ...visitor(shopping) },
  list_other: { path: '/list/other/:id/:name?', page: 'goods_group', title: '商品列表', ...visitor(shopping) },
  cashback: { path: '/hb', page: 'cashback', title: '满额返现', ...visitor(shopping) },
  daily_special: { path: '/mrtj', page: 'daily_special', title: '天天特价', ...visitor(shopping) },
  combination: { path: '/zhzq', page: 'combination', title: '组合购', ...visitor(shopping) },
  welfare: { path: '/welfare', page: 'welfare', title: '全场94折', ...visitor(shopping) },
  coupon_centre: { path: '/lqzx', page: 'coupon_centre', title: '领券中心', ...visitor(shopping) },
  zone_template: { path: '/zqmb', page: 'zone_template', ...visitor(shopping) },
  activity_template: { path: '/hdmb', page: 'activity_template', ...visitor(shopping) },
  yyh: { path: '/yyh', page: 'clinic', title: '优医汇', ...visitor(shopping) },
  yyh_list: { path: '/yyh/list', page: 'clinic_list', title: '优医汇', ...visitor(shopping, '优医汇') },
  activity_zone: { path: '/yjh/:id?', page: 'activity_zone', title: '活动专区', ...visitor(shopping) },
  activity_centre: { path: '/Hdzx/:ids/:id?', page: 'activity_centre', title: '活动中心', ...visitor(shopping) },
  brand_zone: { path: '/ppzq', page: 'brand_list', title: '品牌专区', ...visitor(shopping) },
  brand_list: {
    path: '/ppzq_index/:page?',
    page: 'brand_list',
    aliases: ['/ppzq/:page?'],
    title: '品牌专区',
    ...visitor(shopping, '品牌专区'),
  },
  brand_detail: {
    path: '/ppzq/info/:id/:page?',
    page: 'brand_detail',
    title: '品牌详情',
    ...visitor(shopping, '品牌专区'),
  },
  user: { path: '/user', title: '会员中心', ...buyer() },
  user_home: {
    path: '/user_hyzx',
    page: 'user_home',
    aliases: ['/user'],
    title: '会员中心',
    ...buyer(plain, '会员中心'),
  },
  account: { path: '/zhzx', page: 'account_basic', title: '账户中心', ...buyer() },
  account_basic_group: { path: '/zhzx_jcxx', redirect: '/basic', title: '基础信息', ...account },
  account_basic: { path: '/jcxx_index', page: 'account_basic', aliases: ['/basic'], title: '基础信息', ...account },
  account_documents: {
    path: '/jcxx_zzzj',
    page: 'account_documents',
    aliases: ['/zzzj'],
    title: '资质证件',
    ...account,
  },
  account_stores: { path: '/zhzx_ddgl', page: 'account_stores', aliases: ['/ddgl'], title: '多店管理', ...account },
  account_addresses: {
    path: '/zhzx_shdz',
    page: 'account_addresses',
    aliases: ['/addr'],
    title: '收货地址',
    ...account,
  },
  account_messages: { path: '/zhzx_wdxx', page: 'account_messages', aliases: ['/wdxx'], title: '我的消息', ...account },
  wallet: { path: '/wdqb', page: 'wallet_overview', title: '我的钱包', ...buyer() },
  wallet_balance: { path: '/wdqb_yegl', page: 'wallet_balance', aliases: ['/yegl'], title: '余额管理', ...wallet },
  wallet_red_packets: {
    path: '/wdqb_zhhb',
    page: 'wallet_red_packets',
    aliases: ['/zhhb'],
    title: '账户红包',
    ...wallet,
  },
  wallet_points: { path: '/wdqb_jfgl', page: 'wallet_points', aliases: ['/jfgl'], title: '积分管理', ...wallet },
  wallet_coupons: { path: '/wdqb_yhq', page: 'wallet_coupons', aliases: ['/yhq'], title: '优惠券', ...wallet },
  wallet_vouchers: { path: '/wdqb_xjq', page: 'wallet_vouchers', aliases: ['/xjq'], title: '现金券', ...wallet },
  order: { path: '/order', title: '订单中心', ...buyer() },
  order_list: { path: '/order', page: 'order_list', title: '我的订单', ...orders },
  order_info: { path: '/order/info/:id', page: 'order_info', title: '订单详情', ...orders },
  order_return_info: { path: '/order/returnInfo/:id', page: 'order_return_info', title: '退货详情', ...orders },
  order_after_sales_info: {
    path: '/order/afterSalesInfo/:id',
    page: 'order_after_sales_info',
    title: '售后详情',
    ...orders,
  },
  order_logistics: { path: '/order/wl/:id', redirect: '/order/info/:id', title: '物流信息', ...orders },
  points_orders: { path: '/jfdd', page: 'points_orders', title: '积分订单', ...orders },
  list: { path: '/list', title: '商品列表', ...visitor(shopping) },
  list_index: { path: '/list_index', page: 'list_index', aliases: ['/list'], title: '商品列表', ...lists },
  list_table: { path: '/list_table', page: 'list_table', aliases: ['/list/table'], title: '商品列表', ...lists },
  list_no_image: {
    path: '/list_no_image',
    page: 'list_no_image',
    aliases: ['/list/no_image'],
    title: '商品列表',
    ...lists,
  },
  list_info: { path: '/list_info/:id', page: 'goods_detail', aliases: ['/list/info/:id'], title: '商品详情', ...lists },
  search: { path: '/search', title: '搜索结果', ...visitor(shopping) },
  search_index: { path: '/search_index', page: 'search_index', aliases: ['/search'], title: '搜索结果', ...searches },
  search_table: {
    path: '/search_table',
    page: 'search_table',
    aliases: ['/search/table'],
    title: '搜索结果',
    ...searches,
  },
  cart: { path: '/cart_step1', page: 'cart', aliases: ['/cart'], title: '购物车', ...buyer(cart) },
  cart_step2: {
    path: '/cart_step2',
    page: 'checkout',
    aliases: ['/cart/step2'],
    title: '核对订单信息',
    ...buyer(check, '购物车'),
  },
  cart_step3: {
    path: '/cart_step3/:id',
    page: 'pay',
    aliases: ['/cart/step3/:id'],
    title: '支付订单',
    ...buyer(pay, '购物车'),
  },
  cart_step4: {
    path: '/cart_step4',
    page: 'complete',
    aliases: ['/cart/step4'],
    title: '支付完成',
    ...buyer(complete, '购物车'),
  },
  cart_hm: { path: '/cart_hm', page: 'transfer', aliases: ['/cart/hm'], title: '支付订单', ...buyer(pay, '购物车') },
  forget: { path: '/forget', redirect: '/forget/step1', title: '忘记密码', ...visitor(entry) },
  forget_step1: {
    path: '/forget_step1',
    page: 'forget_step1',
    aliases: ['/forget/step1'],
    title: '忘记密码',
    ...password,
  },
  forget_step2: {
    path: '/forget_step2',
    page: 'forget_step2',
    aliases: ['/forget/step2'],
    title: '重置密码',
    ...password,
  },
  forget_step3: {
    path: '/forget_step3',
    page: 'forget_step3',
    aliases: ['/forget/step3'],
    title: '重置成功',
    ...password,
  },
  register: { path: '/register', redirect: '/register_index', title: '注册会员', ...visitor(entry) },
  register_index: { path: '/register_index', redirect: '/register/step1', title: '注册会员', ...visitor(entry) },
  register_step1: {
    path: '/register_index/step1',
    page: 'register_step1',
    aliases: ['/register/step1'],
    title: '注册会员',
    ...registration,
  },
  register_step2: {
    path: '/register_index/step2',
    page: 'register_step2',
    aliases: ['/register/step2'],
    title: '注册会员',
    ...registration,
  },
  register_step3: {
    path: '/register_index/step3',
    page: 'register_step3',
    aliases: ['/register/step3'],
    title: '注册会员',
    ...registration,
  },
  register_wechat: { path: '/register/wechat', page: 'register_wechat', title: '绑定微信', ...visitor(entry) },
  register_dd_step1: {
    path: '/register_dd/step1',
    page: 'register_chain_step1',
    aliases: ['/register/dd/step1'],
    title: '注册会员',
    ...registration,
  },
  register_dd_step2: {
    path: '/register_dd/step2',
    page: 'register_chain_step2',
    aliases: ['/register/dd/step2'],
    title: '注册会员',
    ...registration,
  },
  register_dd_step3: {
    path: '/register_dd/step3',
    page: 'register_chain_step3',
    aliases: ['/register/dd/step3'],
    title: '注册会员',
    ...registration,
  },
  register_dd: { path: '/register_dd', redirect: '/register/dd/step1', ...visitor() },
  yx: { path: '/yx', title: '包邮专区', ...visitor(freeShipping) },
  yx_index: {
    path: '/yx_index',
    page: 'free_shipping_zone',
    aliases: ['/yx'],
    title: '包邮专区',
    ...visitor(freeShipping, '包邮专区'),
  },
  yx_table: {
    path: '/yx_table',
    page: 'free_shipping_table',
    aliases: ['/yx/table'],
    title: '包邮专区',
    ...visitor(freeShipping, '包邮专区'),
  },
  yx_rule: {
    path: '/yx_rule',
    page: 'free_shipping_rule',
    aliases: ['/yx/rule'],
    title: '包邮规则',
    ...visitor(bare, '包邮专区'),
  },
  controlled_zone: { path: '/kxzq', page: 'controlled_zone', title: '控销专区', ...visitor(shopping) },
  controlled_new: { path: '/kxzq_new', page: 'controlled_index', title: '控销专区', ...visitor(shopping) },
  controlled_index: {
    path: '/kxzq_index',
    page: 'controlled_index',
    aliases: ['/kxzq/new'],
    title: '控销专区',
    ...visitor(shopping, '控销专区'),
  },
  controlled_goods: {
    path: '/kxzq/goods/:url/:ads?',
    page: 'controlled_goods',
    title: '控销商品',
    ...visitor(shopping, '控销专区'),
  },
  tcm_zone: { path: '/zyyp', page: 'tcm_zone', title: '中药专区', ...visitor(tcm) },
  devices_zone: { path: '/qxzq', page: 'devices_zone', title: '器械专区', ...visitor(devices) },
  near_expiry_zone: { path: '/jxqzc', page: 'near_expiry_zone', title: '近效期专区', ...visitor(shopping) },
  self_service: { path: '/zzfw', redirect: '/kjcg', title: '自助服务', ...buyer() },
  quick_purchase: { path: '/kjcg', page: 'quick_purchase', title: '快捷采购', ...selfService },
  demand: { path: '/pzqg', page: 'demand', title: '品种求购', ...selfService },
  demand_add: { path: '/pzqg/add', page: 'demand_add', title: '新增品种求购', ...buyer(plain, '品种求购') },
  demand_info: { path: '/pzqg/info', page: 'demand_info', title: '查看详情', ...buyer(plain, '品种求购') },
  e_invoice: { path: '/dzfp', page: 'e_invoice', title: '电子发票', ...selfService },
  favourites: { path: '/star', page: 'favourites', title: '我的收藏', ...selfService },
  feedback: { path: '/yjfk', page: 'feedback', title: '意见反馈', ...selfService },
  help: { path: '/help', redirect: '/help/xrzn/hyzc', title: '帮助中心', ...visitor() },
  help_guide: { path: '/help_xrzn', redirect: '/help/xrzn/hyzc', title: '新手指南', ...help },
  help_register: { path: '/help/xrzn/hyzc', page: 'help_article', title: '会员注册', ...visitor(plain, '新手指南') },
  help_shopping: { path: '/help/xrzn/gwzn', page: 'help_article', title: '购物指南', ...visitor(plain, '新手指南') },
  help_safe: { path: '/help/xrzn/aqgy', page: 'help_article', title: '安全购药', ...visitor(plain, '新手指南') },
  help_serve: { path: '/help_serve', redirect: '/help/fwbz/wzzz', title: '服务保障', ...help },
  help_site_licence: {
    path: '/help/fwbz/wzzz',
    page: 'help_article',
    title: '网站资质',
    ...visitor(plain, '服务保障'),
  },
  help_agreement: { path: '/help/fwbz/yhxy', page: 'help_article', title: '用户协议', ...visitor(plain, '服务保障') },
  help_dedicated: { path: '/help/fwbz/zskf', page: 'help_dedicated', title: '专属客服', ...visitor(plain, '服务保障') },
  help_us: { path: '/help_us', redirect: '/help/us/tsjy', title: '关于我们', ...help },
  help_complaint: { path: '/help/us/tsjy', page: 'help_complaint', title: '投诉建议', ...visitor(plain, '关于我们') },
  help_contact: { path: '/help/us/link', page: 'help_contact', title: '联系我们', ...visitor(plain, '关于我们') },
  news: { path: '/help_news', redirect: '/news/hy', title: '新闻资讯', ...help },
  news_industry: { path: '/news/hy', page: 'news_industry', title: '行业新闻', ...visitor(plain, '新闻资讯') },
  news_company: { path: '/news/company', page: 'news_company', title: '公司新闻', ...visitor(plain, '新闻资讯') },
  news_info: { path: '/news/info/:id/:type', page: 'news_info', title: '新闻详情', ...visitor(plain, '新闻资讯') },
  help_pay: { path: '/help/pay', redirect: '/help/zfps/ddzf', title: '支付与配送', ...help },
  help_order_pay: { path: '/help/zfps/ddzf', page: 'help_article', title: '订单支付', ...visitor(plain, '支付与配送') },
  help_delivery: { path: '/help/zfps/hwps', page: 'help_article', title: '货物配送', ...visitor(plain, '支付与配送') },
  help_returns: {
    path: '/help/zfps/ypth',
    page: 'help_article',
    title: '商品退换',
    ...visitor(headless, '支付与配送'),
  },
  e_contract: { path: '/dzht', page: 'e_contract', title: '电子合同', ...buyer() },
  eleven_index: { path: '/eleven', redirect: SITE_ADDRESS, ...visitor() },
  /** Not in the specification: phones browse categories here; wide windows have the menu. */
  category_browser: { path: '/fl', page: 'category_browser', title: '商品分类', ...visitor() },
  account_security: { path: '/zhzx_aqzx', page: 'account_security', aliases: ['/aqzx'], title: '安全中心', ...account },
  reports: { path: '/zjbg', page: 'reports', title: '质检报告', ...selfService },
  goods_reminders: { path: '/zhzx_txgl', page: 'reminders', aliases: ['/txgl'], title: '到货降价提醒', ...selfService },
  recalls: { path: '/zhzx_zhtz', page: 'recalls', aliases: ['/zhtz'], title: '召回通知', ...selfService },
  order_receiving: {
    path: '/order/receiving/:id',
    page: 'order_receiving',
    title: '收货验收',
    ...buyer(working, '订单中心'),
  },
  register_invited: { path: '/register/invited', page: 'register_invited', title: '邀请注册', ...visitor(entry) },
  proposals: { path: '/tjd', page: 'proposals', title: '推荐单', ...selfService },
  account_people: { path: '/ygsp', page: 'account_people', title: '员工与审批', ...account },
  purchase_requests: { path: '/cgsq', page: 'purchase_requests', title: '采购申请', ...selfService },
  help_privacy: { path: '/help/fwbz/yszc', page: 'help_article', title: '隐私政策', ...visitor(plain, '服务保障') },
  store_orders: { path: '/mdxd', page: 'store_orders', title: '分店下单', ...buyer(working, '自助服务') },
} as const satisfies Readonly<Record<string, Route>>;

export type RouteName = keyof typeof routes;

/** The name of a route that shows a page. */
export type PageRoute = {
  [Name in RouteName]: (typeof routes)[Name] extends { readonly page: string } ? Name : never;
}[RouteName];

/** The id of a page; several routes may show the same one. */
export type PageId = (typeof routes)[PageRoute]['page'];

/** Whether a route shows a page; the others redirect, or are groups whose first page has their path. */
export function hasPage(name: RouteName): name is PageRoute {
  return 'page' in routes[name];
}

/**
 * The row of a route, with every column.
 *
 * @example getRoute('list_info').title // '商品详情'
 */
export function getRoute(name: RouteName): Route {
  return routes[name];
}
