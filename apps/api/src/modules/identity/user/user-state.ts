import type { UserState } from '@yaoji/api-client/wire';
import { buyerScopes, deliveryText } from '@yaoji/domain';
import { href } from '@yaoji/routes';
import type { Config } from '#config.ts';
import type { Executor } from '#db/database.ts';
import type { QualityInspection } from '#db/schema/buyer.ts';
import { deliveryRules, ruleFor } from '#modules/identity/delivery/index.ts';
import { readPurchaser } from '#modules/identity/purchaser/index.ts';
import { regionName } from '#modules/platform/region/index.ts';
import { readSettings, type Settings } from '#modules/platform/setting/index.ts';
import { documentStates } from './document-states.ts';
import { findPerson, findUser } from './user.repository.ts';

type World = { db: Executor; config: Config; now: Date };

/** The viewer, with all their data for every page; null for visitors. */
export const loadUserState = async (
  { db, config, now }: World,
  buyerId: number | null,
  memberId?: number,
): Promise<UserState> => {
  const [{ site }, found, rules, person = null] = await Promise.all([
    readSettings(db, ['site']),
    buyerId === null ? null : findUser(db, buyerId, now),
    buyerId === null ? [] : deliveryRules(db),
    memberId === undefined ? null : findPerson(db, memberId),
  ]);
  const visitor = visitorState(site, config);
  if (!found?.purchaser) return visitor;

  const { buyer, address, cartLines } = found;
  const rule = ruleFor(rules, address?.regionCode ?? buyer.regionCode);
  const purchaser = readPurchaser(buyer.id, found.purchaser);
  return {
    ...visitor,
    isLoggedIn: true,
    id: buyer.id,
    username: buyer.username,
    name: person?.name ?? buyer.name,
    phone: buyer.phone ?? '',
    loginEmail: buyer.loginEmail ?? '',
    company: buyer.company,
    face: buyer.face || null,
    rank: buyer.rank,
    admin: contactOf(buyer, site),
    deliveryText: rule && deliveryText(rule, now),
    address: address ? regionName(address.regionCode) + address.detail : '',
    isPassed: purchaser.passed,
    points: found.points ?? 0,
    cartCount: cartLines,
    messageCount: found.unread,
    proposalCount: found.proposals,
    requestCount: found.requests,
    hasStores: found.hasStores,
    person,
    wechat: buyer.wechat,
    qualityInspection: inspectionOf(buyer.qualityInspection),
    showsFreeShippingZone: buyer.showsFreeShippingZone,
    isSpecial: buyer.isSpecial,
    canChat: buyer.canChat && purchaser.passed && Boolean(site.chatUrl || site.qq1 || site.qq2),
    hasAfterSales: purchaser.passed,
    isContractSigned: purchaser.contractSigned !== false,
    scopes: buyerScopes(purchaser) ?? [],
    documents: documentStates(purchaser.documents, now),
    regionCode: buyer.regionCode,
  };
};

const visitorState = (site: Settings['site'], config: Config): UserState => ({
  isLoggedIn: false,
  id: 0,
  username: '',
  name: '',
  phone: '',
  loginEmail: '',
  company: '',
  face: null,
  rank: '',
  admin: site.contact && { ...site.contact, isDefault: true },
  address: '',
  deliveryText: null,
  isPassed: false,
  points: 0,
  cartCount: 0,
  messageCount: 0,
  proposalCount: null,
  requestCount: null,
  hasStores: false,
  person: null,
  wechat: null,
  site: {
    hotLine: site.hotLine,
    chatOne: site.qq1,
    chatTwo: site.qq2,
    siteTitle: site.title,
    logo: site.logo,
    filing: site.filing,
    miniProgramQr: site.miniProgramQr,
    appQr: site.appQr,
    chatUrl: site.chatUrl,
    arePricesOpen: config.openPrices,
  },
  qualityInspection: null,
  loginUrl: href('login'),
  showsFreeShippingZone: true,
  isSpecial: false,
  canChat: false,
  // The chat frame opens without knowing the buyer.
  chatToken: null,
  hasAfterSales: false,
  isContractSigned: true,
  scopes: [],
  documents: [],
  regionCode: null,
});

const inspectionOf = (own: QualityInspection | null): UserState['qualityInspection'] => {
  if (own === null) return { url: href('reports'), message: '' };
  return own.url || own.message ? { url: own.url, message: own.message ?? '' } : null;
};

type Contact = { adminName: string | null; adminPhone: string | null; adminIsDefault: boolean };

const contactOf = ({ adminName, adminPhone, adminIsDefault }: Contact, site: Settings['site']): UserState['admin'] => {
  if (adminName) return { name: adminName, phone: adminPhone ?? '', isDefault: adminIsDefault };
  return site.contact && { ...site.contact, isDefault: true };
};
