import type { HrefArguments, RouteName } from '@yaoji/routes';

/** Routes without parameters. */
export type PlainRoute = {
  [Name in RouteName]: HrefArguments<Name> extends [params: object, ...unknown[]] ? never : Name;
}[RouteName];

/** The nav bar, of which the first nine are visible. An entry without a route has not started (S17). */
export const navigationEntries: { name: string; route: PlainRoute | null; categories?: string[] }[] = [
  { name: '首页', route: 'home' },
  { name: '全部商品', route: 'list_index' },
  { name: '包邮专区', route: 'yx_index' },
  { name: '中药专区', route: 'tcm_zone', categories: ['中药饮片', '参茸贵细'] },
  { name: '器械专区', route: 'devices_zone', categories: ['医疗器械', '医用耗材'] },
  { name: '天天特价', route: 'daily_special' },
  { name: '近效期', route: 'near_expiry_zone' },
  { name: '领券中心', route: 'coupon_centre' },
  { name: '品牌专区', route: 'brand_zone' },
  { name: '组合购', route: 'combination' },
  { name: '积分商城', route: 'points_mall' },
  { name: '年终盛典', route: null },
];

export const hotSearches = [
  '板蓝根颗粒',
  '六味地黄丸',
  '阿莫西林',
  '黄芪',
  '布洛芬',
  '口罩',
  '血压计',
  '枸杞子',
  '阿胶',
  '创口贴',
];

export const friendlyLinks = [
  { name: '国家药品监督管理局', url: 'https://www.nmpa.gov.cn/' },
  { name: '国家中医药管理局', url: 'http://www.natcm.gov.cn/' },
  { name: '国家企业信用信息公示系统', url: 'https://www.gsxt.gov.cn/' },
  { name: '全国组织机构统一社会信用代码', url: 'https://www.cods.org.cn/' },
];

/** The carousel and the pictures next to it: banner keys with their targets. */
export const carousel: { key: string; title: string; category?: string; route?: PlainRoute }[] = [
  { key: 'home-register', title: '注册并通过证照审核，即见批发价', route: 'register_step1' },
  { key: 'home-season', title: '感冒止咳品种换季备货，满300减20', category: '中成药' },
  { key: 'home-herbs', title: '道地饮片，一袋一批号', route: 'tcm_zone' },
  { key: 'home-chronic', title: '心脑血管常备品种', category: '化学药' },
  { key: 'home-devices', title: '家用器械与医用耗材', route: 'devices_zone' },
  { key: 'home-tonic', title: '冬令滋补，新货到仓', category: '参茸贵细' },
];

export const asides: { key: string; title: string; route: PlainRoute }[] = [
  { key: 'right-special', title: '天天特价，每日零时更新', route: 'daily_special' },
  { key: 'right-herbs', title: '中药专区，道地饮片', route: 'tcm_zone' },
  { key: 'right-coupon', title: '领券中心，先领券再下单', route: 'coupon_centre' },
];

/** Rows of products on the home page. */
export const floors: { category: string; subtitle: string }[] = [
  { category: '中成药', subtitle: '常用中成药，规格齐全' },
  { category: '化学药', subtitle: '慢病与抗感染常备' },
  { category: '中药饮片', subtitle: '道地产区，逐袋批号' },
  { category: '参茸贵细', subtitle: '礼盒与统货' },
  { category: '医疗器械', subtitle: '家用检测与理疗' },
  { category: '医用耗材', subtitle: '防护、敷料与注射穿刺' },
  { category: '保健食品', subtitle: '全场94折' },
  { category: '消毒用品', subtitle: '皮肤、手部与环境消毒' },
];
