import type { Schemas } from '../contract/index.ts';
import { type Codec, listOf, nullable, record } from './codec.ts';
import { type Goods, goodsCodec } from './goods.ts';
import { flag } from './values.ts';

export type TopAd = Schemas['TopAd'];
export type Banner = Schemas['Banner'];
/** A hot search or short link. */
export type NamedLink = Schemas['SearchHot'];
export type Brand = Schemas['BrandMark'];

/** A floor of products. */
export interface Floor {
  id: number;
  title: string;
  subtitle: string;
  url: string;
  /** Zone that sets the colours. */
  zone: Schemas['Floor']['mode'];
  banner: Banner | null;
  links: NamedLink[];
  goods: Goods[];
}

/** The banner dialog; its products are those of the activity. */
export interface BannerDialog {
  activityId: number;
  title: string;
  image: string;
}

/** The blocks of the home page. */
export interface HomeFocus {
  banners: Banner[];
  sideBanners: Banner[];
  floors: Floor[];
  dialog: BannerDialog | null;
}

/** A product category with its children. */
export interface Category {
  id: number;
  name: string;
  icon: string | null;
  children: Category[];
}

/** A nav bar entry; `url` null and `isOpen` false mean that it has not started (S17). */
export interface NavItem {
  id: number;
  name: string;
  url: string | null;
  image: string | null;
  isOpen: boolean;
  children: Schemas['NavChild'][];
}

/** Menus and clock, the same on every page. */
export interface CommonFocus {
  hotSearches: NamedLink[];
  nav: NavItem[];
  categories: Category[];
  categoriesYx: Category[];
  categoriesZy: Category[];
  categoriesQx: Category[];
  brands: Brand[];
  /** The server's clock in Unix seconds. */
  timestamp: number;
}

/** An announcement. */
export interface Announcement {
  id: number;
  title: string;
  url: string;
  createdAt: number;
}

export const floorCodec = record<Schemas['Floor'], Floor>({
  id: 'id',
  title: 'title',
  subtitle: 'subtitle',
  url: 'url',
  zone: 'mode',
  banner: 'banner',
  links: 'links',
  goods: ['goods', listOf(goodsCodec)],
});

const bannerDialogCodec = record<Schemas['BannerDialog'], BannerDialog>({
  activityId: 'activity_id',
  title: 'title',
  image: 'image',
});

export const homeFocusCodec = record<Schemas['HomeFocus'], HomeFocus>({
  banners: 'banners',
  sideBanners: 'side',
  floors: ['floors', listOf(floorCodec)],
  dialog: ['popup', nullable(bannerDialogCodec)],
});

export const categoryCodec: Codec<Schemas['Category'], Category> = {
  read: ({ id, name, logo1, children }) => ({ id, name, icon: logo1, children: children.map(categoryCodec.read) }),
  write: ({ id, name, icon, children }) => ({ id, name, logo1: icon, children: children.map(categoryCodec.write) }),
};

const navItemCodec = record<Schemas['NavItem'], NavItem>({
  id: 'id',
  name: 'name',
  url: 'url',
  image: 'image',
  isOpen: ['is_open', flag],
  children: 'children',
});

export const commonFocusCodec = record<Schemas['CommonFocus'], CommonFocus>({
  hotSearches: 'rnss',
  nav: ['nav', listOf(navItemCodec)],
  categories: ['category', listOf(categoryCodec)],
  categoriesYx: ['category_yx', listOf(categoryCodec)],
  categoriesZy: ['category_zy', listOf(categoryCodec)],
  categoriesQx: ['category_qx', listOf(categoryCodec)],
  brands: 'brand',
  timestamp: 'timestamp',
});

/** Content at the top of a zone's page. */
export interface ZoneFocus {
  title: string;
  banners: Banner[];
  links: NamedLink[];
  brands: Brand[];
  floors: Floor[];
}

/** A supplier in the controlled zone; its products are the controlled ones of `maker`. */
export interface ControlledSupplier {
  id: number;
  name: string;
  maker: string;
  image: string;
  url: string;
  goodsCount: number;
}

/** Content at the top of the controlled zone. */
export interface ControlledFocus {
  banners: Banner[];
  suppliers: ControlledSupplier[];
  floors: Floor[];
}

/** Content at the top of the brand zone. */
export interface BrandZoneFocus {
  banners: Banner[];
  brands: Brand[];
  floors: Floor[];
}

/** Links, code and notice of the right panel. */
export interface RightPanel {
  links: NamedLink[];
  /** Picture of the app's QR code. */
  appQr: string | null;
  /** May be empty. */
  notice: string;
}

/** Zone block ⇄ `Schemas['ZoneFocus']`. */
export const zoneFocusCodec = record<Schemas['ZoneFocus'], ZoneFocus>({
  title: 'title',
  banners: 'banners',
  links: 'links',
  brands: 'brands',
  floors: ['floors', listOf(floorCodec)],
});

const controlledSupplierCodec = record<Schemas['ControlledSupplier'], ControlledSupplier>({
  id: 'id',
  name: 'name',
  maker: 'sccj',
  image: 'image',
  url: 'url',
  goodsCount: 'goods_count',
});

/** Controlled zone ⇄ `Schemas['ControlledFocus']`. */
export const controlledFocusCodec = record<Schemas['ControlledFocus'], ControlledFocus>({
  banners: 'banners',
  suppliers: ['suppliers', listOf(controlledSupplierCodec)],
  floors: ['floors', listOf(floorCodec)],
});

/** Brand zone ⇄ `Schemas['BrandZoneFocus']`. */
export const brandZoneFocusCodec = record<Schemas['BrandZoneFocus'], BrandZoneFocus>({
  banners: 'banners',
  brands: 'brands',
  floors: ['floors', listOf(floorCodec)],
});

/** Right panel ⇄ `Schemas['RightPanel']`. */
export const rightPanelCodec = record<Schemas['RightPanel'], RightPanel>({
  links: 'links',
  appQr: 'app_qr',
  notice: 'notice',
});

export const announcementCodec = record<Schemas['Announcement'], Announcement>({
  id: 'id',
  title: 'title',
  url: 'url',
  createdAt: 'created_at',
});
