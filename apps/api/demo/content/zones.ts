import type { GoodsFilters } from '@yaoji/api-client/wire';
import type { PlainRoute } from './menus.ts';

type FloorPlan = { title: string; subtitle: string; category?: string; filters?: GoodsFilters; limit?: number };

export type ZonePlan = {
  block: string;
  title: string;
  /** Target list of its links and floors. Default: all products. */
  list?: PlainRoute;
  /** Keys of generated banners with their targets. */
  banners: { key: string; title: string; route: PlainRoute }[];
  /** Target categories of the short links. */
  links: string[];
  floors: FloorPlan[];
};

/** The top of each zone. */
export const zonePlans: ZonePlan[] = [
  {
    block: 'zyzq',
    title: '中药专区',
    banners: [
      { key: 'zyyp', title: '饮片与贵细药材，按公斤订购', route: 'tcm_zone' },
      { key: 'zyyp-tonic', title: '参茸贵细，礼盒与统货', route: 'tcm_zone' },
    ],
    links: ['根及根茎类', '果实种子类', '花叶类', '全草类', '皮类', '炮制品', '参茸贵细'],
    floors: [
      { title: '根及根茎', subtitle: '切片、段、块，逐袋批号', category: '根及根茎类', limit: 10 },
      { title: '果实种子', subtitle: '枸杞、山楂、酸枣仁等', category: '果实种子类' },
      { title: '花叶', subtitle: '菊花、金银花、桑叶等', category: '花叶类' },
      { title: '参茸贵细', subtitle: '人参、西洋参、三七', category: '参茸贵细' },
    ].map((floor) => ({ ...floor, filters: { zone: 'zy' as const } })),
  },
  {
    block: 'qxzq',
    title: '器械专区',
    banners: [
      { key: 'qxzq', title: '家用器械与医用耗材，注册证齐全', route: 'devices_zone' },
      { key: 'qxzq-class', title: '二类备案、三类许可，分级经营', route: 'devices_zone' },
    ],
    links: ['血压血糖', '呼吸氧疗', '中医理疗', '防护用品', '敷料绷带', '注射穿刺'],
    floors: [
      { title: '二类器械', subtitle: '凭第二类医疗器械经营备案凭证采购', filters: { scopes: ['二类器械'] }, limit: 10 },
      { title: '三类器械', subtitle: '凭医疗器械经营许可证采购', filters: { scopes: ['三类器械'] } },
      { title: '医用耗材', subtitle: '防护、敷料与注射穿刺', category: '医用耗材' },
    ].map((floor) => ({ ...floor, filters: { ...floor.filters, zone: 'qx' as const } })),
  },
  {
    block: 'yx',
    title: '包邮专区',
    banners: [{ key: 'yx', title: '单品达到起订量即包邮', route: 'yx_index' }],
    links: ['中成药', '化学药', '中药饮片', '医用耗材'],
    floors: [
      { title: '热销包邮', subtitle: '达到件数，整行免运费', limit: 10 },
      { title: '包邮中成药', subtitle: '常用品种整箱更省', category: '中成药' },
      { title: '包邮化学药', subtitle: '慢病常备，整箱到店', category: '化学药' },
    ].map((floor) => ({ ...floor, filters: { zone: 'yx' as const } })),
  },
  {
    block: 'jxqzc',
    title: '近效期专区',
    banners: [{ key: 'jxqzc', title: '效期六个月内，逐批标红', route: 'near_expiry_zone' }],
    links: ['中成药', '化学药', '保健食品', '医疗器械'],
    floors: [
      { title: '效期最近', subtitle: '请按销量订购，售出不因效期退换', limit: 10 },
      { title: '近效期中成药', subtitle: '适合周转快的门店', category: '中成药' },
      { title: '近效期化学药', subtitle: '慢病常备，短期可售完', category: '化学药' },
    ].map((floor) => ({ ...floor, filters: { marks: ['near_expiry' as const], sort: 'expiry' as const } })),
  },
  {
    block: 'kxzq',
    title: '控销专区',
    banners: [{ key: 'kxzq', title: '定向供货品种，签约客户可采购', route: 'controlled_zone' }],
    links: [],
    floors: [
      { title: '控销中成药', subtitle: '按区域与签约客户供货', category: '中成药', limit: 10 },
      { title: '控销化学药', subtitle: '价格仅对认证客户可见', category: '化学药' },
    ].map((floor) => ({ ...floor, filters: { marks: ['controlled' as const] } })),
  },
  {
    block: 'new_kxzq',
    title: '控销专区',
    banners: [{ key: 'kxzq-new', title: '新增控销品种，签约即可采购', route: 'controlled_index' }],
    links: [],
    floors: [
      { title: '新增控销', subtitle: '本季新签品种', filters: { marks: ['controlled'], sort: 'newest' }, limit: 10 },
    ],
  },
  {
    block: 'ppzq',
    title: '品牌专区',
    banners: [{ key: 'ppzq', title: '六十余家生产企业，按企业选品', route: 'brand_list' }],
    links: [],
    floors: [],
  },
  {
    block: 'demo',
    title: '优医汇',
    list: 'yyh_list',
    banners: [{ key: 'yyh', title: '优医汇，诊所常用品种小规格供应', route: 'yyh_list' }],
    links: ['中成药', '化学药', '中药饮片', '医用耗材'],
    floors: [
      { title: '诊所热销', subtitle: '诊所补货最多的品种', filters: { sort: 'sales' as const }, limit: 10 },
      { title: '常用中成药', subtitle: '门诊常备，小规格起订', category: '中成药' },
      { title: '常用化学药', subtitle: '慢病与感染用药', category: '化学药' },
      { title: '诊所耗材', subtitle: '注射、敷料与防护', category: '医用耗材' },
    ].map((floor) => ({ ...floor, filters: { ...floor.filters, tags: ['优' as const] } })),
  },
];

/** Small pictures next to lists. */
export const rightAds: { key: string; title: string; route: PlainRoute }[] = [
  { key: 'right-special', title: '天天特价，每日零时更新', route: 'daily_special' },
  { key: 'right-coupon', title: '领券中心，先领券再下单', route: 'coupon_centre' },
  { key: 'right-herbs', title: '中药专区，道地饮片', route: 'tcm_zone' },
];

export const rightLinks: { title: string; route: PlainRoute }[] = [
  { title: '快捷采购', route: 'quick_purchase' },
  { title: '品种求购', route: 'demand' },
  { title: '电子发票', route: 'e_invoice' },
  { title: '意见反馈', route: 'feedback' },
];

export const rightNotice = '客服时间 8:30至18:00，节假日照常发货';
