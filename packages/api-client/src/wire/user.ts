import type { Schemas } from '../contract/index.ts';
import { listOf, nullable, record } from './codec.ts';
import { flag } from './values.ts';

/** The buyer's own contact. */
export interface AdminContact {
  name: string;
  phone: string;
  /** The general contact; not to be called 专属. */
  isDefault: boolean;
}

/** Configured by the operator; the same for everyone. */
export interface SiteConfig {
  hotLine: string;
  /** Link or number of the first chat; empty if there is none. */
  chatOne: string;
  chatTwo: string;
  siteTitle: string;
  logo: string | null;
  filing: string;
  miniProgramQr: string | null;
  appQr: string | null;
  chatUrl: string | null;
  arePricesOpen: boolean;
}

/** A link to inspection reports, or the message shown instead. */
export interface QualityInspection {
  url: string | null;
  message: string;
}

/** A document that has expired or expires within 60 days. */
export interface DocumentState {
  id: number;
  name: string;
  /** Last valid day, YYYY-MM-DD. */
  expiresOn: string;
  daysLeft: number;
  scopes: string[];
  message: string;
}

/** The current user. For visitors `isLoggedIn` is false and only `site` and `loginUrl` are meaningful. */
export interface UserState {
  isLoggedIn: boolean;
  id: number;
  username: string;
  name: string;
  phone: string;
  company: string;
  face: string | null;
  rank: string;
  admin: AdminContact | null;
  address: string;
  isPassed: boolean;
  points: number;
  cartCount: number;
  messageCount: number;
  wechat: string | null;
  site: SiteConfig;
  qualityInspection: QualityInspection | null;
  loginUrl: string;
  showsFreeShippingZone: boolean;
  isSpecial: boolean;
  canChat: boolean;
  chatToken: string | null;
  hasAfterSales: boolean;
  isContractSigned: boolean;
  scopes: string[];
  documents: DocumentState[];
  regionCode: string | null;
}

const adminContactCodec = record<Schemas['AdminContact'], AdminContact>({
  name: 'name',
  phone: 'phone',
  isDefault: ['is_default', flag],
});

export const siteConfigCodec = record<Schemas['CommonConfig'], SiteConfig>({
  hotLine: 'hot_line',
  chatOne: 'qq1',
  chatTwo: 'qq2',
  siteTitle: 'site_title',
  logo: 'logo',
  filing: 'filing',
  miniProgramQr: 'mini_program_qr',
  appQr: 'app_qr',
  chatUrl: 'chat_url',
  arePricesOpen: ['is_price_open', flag],
});

const qualityInspectionCodec = record<Schemas['QualityInspection'], QualityInspection>({
  url: 'quality_inspection_url',
  message: 'msg',
});

const documentStateCodec = record<Schemas['DocumentState'], DocumentState>({
  id: 'id',
  name: 'name',
  expiresOn: 'expires_on',
  daysLeft: 'days_left',
  scopes: 'scopes',
  message: 'message',
});

/** The user state ⇄ the data of `getUserState` and `login`. */
export const userStateCodec = record<Schemas['UserState'], UserState>({
  isLoggedIn: 'show',
  id: 'id',
  username: 'username',
  name: 'name',
  phone: 'phone',
  company: 'company',
  face: 'face',
  rank: 'rank',
  admin: ['admin', nullable(adminContactCodec)],
  address: 'address',
  isPassed: ['is_passed', flag],
  points: 'points',
  cartCount: 'cart',
  messageCount: 'message_count',
  wechat: 'wechat',
  site: ['common_config', siteConfigCodec],
  qualityInspection: ['quality_inspection', nullable(qualityInspectionCodec)],
  loginUrl: 'login_url',
  showsFreeShippingZone: ['is_show_youx', flag],
  isSpecial: ['is_special', flag],
  canChat: ['is_can_chat', flag],
  chatToken: 'token',
  hasAfterSales: ['is_AfterSale', flag],
  isContractSigned: ['is_contract_signed', flag],
  scopes: 'scopes',
  documents: ['documents', listOf(documentStateCodec)],
  regionCode: 'region_code',
});
