import type { Schemas } from '@yaoji/api-client/desk';
import { href } from '@yaoji/routes';

type Place = Schemas['BannerPlace'];
type Named = readonly [label: string, page: string];

const [home, tcm, devices] = [href('home'), href('tcm_zone'), href('devices_zone')];
const [freeShipping, nearExpiry] = [href('yx'), href('near_expiry_zone')];
const [controlled, controlledNew, clinic] = [href('controlled_zone'), href('controlled_index'), href('yyh')];

/** Places for pictures, floors and dialogs: name, and the shop page that shows them. */
export const bannerPlaces = {
  home: ['首页轮播', home],
  'home-side': ['首页侧边', home],
  'home-floor': ['首页楼层', home],
  popup: ['首页弹窗（登录客户）', home],
  'popup-visitor': ['首页弹窗（访客）', home],
  top: ['首页右上角', home],
  login: ['登录页', href('login')],
  right: ['右侧栏', home],
  notice: ['客服栏说明', home],
  draw: ['抽奖页', home],
  supplier: ['控销厂家', controlled],
  controlled: ['控销厂家广告', controlled],
  'controlled-zone': ['控销专区', controlled],
  'controlled-floor': ['控销专区楼层', controlled],
  'controlled-new': ['新控销专区', controlledNew],
  'controlled-new-floor': ['新控销专区楼层', controlledNew],
  clinic: ['优医汇', clinic],
  'clinic-floor': ['优医汇楼层', clinic],
  tcm: ['中药专区', tcm],
  'tcm-floor': ['中药专区楼层', tcm],
  devices: ['器械专区', devices],
  'devices-floor': ['器械专区楼层', devices],
  'free-shipping': ['包邮专区', freeShipping],
  'free-shipping-floor': ['包邮专区楼层', freeShipping],
  'near-expiry': ['近效期专区', nearExpiry],
  'near-expiry-floor': ['近效期专区楼层', nearExpiry],
  brands: ['品牌专区', href('brand_zone')],
  'brands-floor': ['品牌专区楼层', href('brand_zone')],
  'activity-floor': ['活动页楼层', href('activity_template')],
} as const satisfies Partial<Record<Place, Named>>;

/** Places for links. */
export const linkPlaces = {
  nav: ['导航栏', home],
  'hot-search': ['热门搜索', home],
  link: ['友情链接', home],
  'clinic-link': ['优医汇短链接', clinic],
  'tcm-link': ['中药专区短链接', tcm],
  'devices-link': ['器械专区短链接', devices],
  'free-shipping-link': ['包邮专区短链接', freeShipping],
  'near-expiry-link': ['近效期专区短链接', nearExpiry],
  'right-link': ['我的账户链接', home],
} as const satisfies Record<Exclude<Place, keyof typeof bannerPlaces>, Named>;

const named: Readonly<Record<Place, Named>> = { ...bannerPlaces, ...linkPlaces };

export const placeName = (place: Place) => named[place][0];

/** Places that only buyers see. */
const ofBuyers: ReadonlySet<Place> = new Set(['popup', 'right', 'right-link', 'notice', 'draw']);

/** Where the shop shows an entry, and to whom. */
export const previewOf = (form: Schemas['BannerForm']) => ({
  path: pageOf(form),
  viewer: ofBuyers.has(form.place) ? ('buyer' as const) : ('visitor' as const),
});

/** The path where the shop shows an entry. */
export const pageOf = ({ place, activityId }: Schemas['BannerForm']) =>
  place === 'activity-floor' && activityId ? href('activity_template', {}, { id: activityId }) : named[place][1];
