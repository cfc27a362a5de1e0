import type { Schemas } from '../contract/index.ts';
import { type Codec, listOf, type Model, nullable, recordOf } from './codec.ts';
import { goodsCodec } from './goods.ts';
import { flag } from './values.ts';

export type TopAd = Schemas['TopAd'];
export type Banner = Schemas['Banner'];
/** A hot search or short link. */
export type NamedLink = Schemas['SearchHot'];
export type Brand = Schemas['BrandMark'];

/** A product category with its children. */
export interface Category {
  id: number;
  name: string;
  icon: string | null;
  children: Category[];
}

export const floorCodec = recordOf('Floor', {
  id: 'id',
  title: 'title',
  subtitle: 'subtitle',
  url: 'url',
  /** Zone that sets the colours. */
  zone: 'mode',
  banner: 'banner',
  links: 'links',
  goods: ['goods', listOf(goodsCodec)],
});

/** A floor of products. */
export interface Floor extends Model<typeof floorCodec> {}

const bannerDialogCodec = recordOf('BannerDialog', {
  activityId: 'activity_id',
  title: 'title',
  image: 'image',
});

/** The banner dialog; its products are those of the activity. */
export interface BannerDialog extends Model<typeof bannerDialogCodec> {}

export const homeFocusCodec = recordOf('HomeFocus', {
  banners: 'banners',
  sideBanners: 'side',
  floors: ['floors', listOf(floorCodec)],
  dialog: ['popup', nullable(bannerDialogCodec)],
});

/** The blocks of the home page. */
export interface HomeFocus extends Model<typeof homeFocusCodec> {}

export const categoryCodec: Codec<Schemas['Category'], Category> = {
  read: ({ id, name, logo1, children }) => ({ id, name, icon: logo1, children: children.map(categoryCodec.read) }),
  write: ({ id, name, icon, children }) => ({ id, name, logo1: icon, children: children.map(categoryCodec.write) }),
};

const navItemCodec = recordOf('NavItem', {
  id: 'id',
  name: 'name',
  url: 'url',
  image: 'image',
  isOpen: ['is_open', flag],
  children: 'children',
});

/** A nav bar entry; `url` null and `isOpen` false mean that it has not started (S17). */
export interface NavItem extends Model<typeof navItemCodec> {}

export const commonFocusCodec = recordOf('CommonFocus', {
  hotSearches: 'rnss',
  nav: ['nav', listOf(navItemCodec)],
  categories: ['category', listOf(categoryCodec)],
  categoriesYx: ['category_yx', listOf(categoryCodec)],
  categoriesZy: ['category_zy', listOf(categoryCodec)],
  categoriesQx: ['category_qx', listOf(categoryCodec)],
  brands: 'brand',
  /** The server's clock in Unix seconds. */
  timestamp: 'timestamp',
});

/** Menus and clock, the same on every page. */
export interface CommonFocus extends Model<typeof commonFocusCodec> {}

/** Zone block ⇄ `Schemas['ZoneFocus']`. */
export const zoneFocusCodec = recordOf('ZoneFocus', {
  title: 'title',
  banners: 'banners',
  links: 'links',
  brands: 'brands',
  floors: ['floors', listOf(floorCodec)],
});

/** Content at the top of a zone's page. */
export interface ZoneFocus extends Model<typeof zoneFocusCodec> {}

const controlledSupplierCodec = recordOf('ControlledSupplier', {
  id: 'id',
  name: 'name',
  maker: 'sccj',
  image: 'image',
  url: 'url',
  goodsCount: 'goods_count',
});

/** A supplier in the controlled zone; its products are the controlled ones of `maker`. */
export interface ControlledSupplier extends Model<typeof controlledSupplierCodec> {}

/** Controlled zone ⇄ `Schemas['ControlledFocus']`. */
export const controlledFocusCodec = recordOf('ControlledFocus', {
  banners: 'banners',
  suppliers: ['suppliers', listOf(controlledSupplierCodec)],
  floors: ['floors', listOf(floorCodec)],
});

/** Content at the top of the controlled zone. */
export interface ControlledFocus extends Model<typeof controlledFocusCodec> {}

/** Brand zone ⇄ `Schemas['BrandZoneFocus']`. */
export const brandZoneFocusCodec = recordOf('BrandZoneFocus', {
  banners: 'banners',
  brands: 'brands',
  floors: ['floors', listOf(floorCodec)],
});

/** Content at the top of the brand zone. */
export interface BrandZoneFocus extends Model<typeof brandZoneFocusCodec> {}

/** Right panel ⇄ `Schemas['RightPanel']`. */
export const rightPanelCodec = recordOf('RightPanel', {
  links: 'links',
  /** Picture of the app's QR code. */
  appQr: 'app_qr',
  /** May be empty. */
  notice: 'notice',
});

/** Links, code and notice of the right panel. */
export interface RightPanel extends Model<typeof rightPanelCodec> {}

export const announcementCodec = recordOf('Announcement', {
  id: 'id',
  title: 'title',
  url: 'url',
  createdAt: 'created_at',
});

export interface Announcement extends Model<typeof announcementCodec> {}
