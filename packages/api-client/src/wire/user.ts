import { listOf, type Model, nullable, recordOf } from './codec.ts';
import { flag } from './values.ts';

const adminContactCodec = recordOf('AdminContact', {
  name: 'name',
  phone: 'phone',
  /** The general contact; not to be called 专属. */
  isDefault: ['is_default', flag],
});

/** The buyer's own contact. */
export interface AdminContact extends Model<typeof adminContactCodec> {}

export const siteConfigCodec = recordOf('CommonConfig', {
  hotLine: 'hot_line',
  /** Link or number of the first chat; empty if there is none. */
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

/** Configured by the operator; the same for everyone. */
export interface SiteConfig extends Model<typeof siteConfigCodec> {}

const qualityInspectionCodec = recordOf('QualityInspection', {
  url: 'quality_inspection_url',
  message: 'msg',
});

/** A link to inspection reports, or the message shown instead. */
export interface QualityInspection extends Model<typeof qualityInspectionCodec> {}

const documentStateCodec = recordOf('DocumentState', {
  id: 'id',
  name: 'name',
  /** Last valid day, YYYY-MM-DD. */
  expiresOn: 'expires_on',
  daysLeft: 'days_left',
  scopes: 'scopes',
  message: 'message',
});

/** A document that has expired or expires within 60 days. */
export interface DocumentState extends Model<typeof documentStateCodec> {}

/** The user state ⇄ the data of `getUserState` and `login`. */
export const userStateCodec = recordOf('UserState', {
  isLoggedIn: 'show',
  id: 'id',
  username: 'username',
  name: 'name',
  phone: 'phone',
  /** Logs in and receives codes as the phone does; empty without one. */
  loginEmail: 'login_email',
  company: 'company',
  face: 'face',
  rank: 'rank',
  admin: ['admin', nullable(adminContactCodec)],
  address: 'address',
  /** Until when to order, and when it arrives at the address; null without a rule. */
  deliveryText: 'delivery_text',
  isPassed: ['is_passed', flag],
  points: 'points',
  cartCount: 'cart',
  messageCount: 'message_count',
  /** Purchase requests to decide; null without any request. */
  requestCount: 'request_count',
  /** Whether it can order for stores below it. */
  hasStores: ['has_stores', flag],
  /** Null for the account itself. */
  person: 'person',
  /** Open proposals; null without any proposal. */
  proposalCount: 'proposal_count',
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

/** The current user. For visitors `isLoggedIn` is false and only `site` and `loginUrl` are meaningful. */
export interface UserState extends Model<typeof userStateCodec> {}
