import type { UserState } from '@yaoji/api-client/wire';
import type { Shop } from './shop.ts';

const site = {
  hotLine: '400-000-0000',
  chatOne: '',
  chatTwo: '',
  siteTitle: '药集',
  logo: '',
  filing: '',
  miniProgramQr: '',
  appQr: '',
  chatUrl: '',
  arePricesOpen: false,
};

/** The current user, or a visitor. */
export function showUser({ state }: Shop): UserState {
  const { buyer, isSignedIn, cart, addresses } = state;
  const [address] = addresses;
  const own = isSignedIn ? buyer : null;
  return {
    isLoggedIn: isSignedIn,
    id: own ? 1 : 0,
    username: own?.username ?? '',
    name: own?.name ?? '',
    phone: own?.phone ?? '',
    loginEmail: '',
    company: own?.company ?? '',
    face: '',
    rank: '',
    admin: null,
    address: own && address ? `${address.region}${address.detail}` : '',
    deliveryText: null,
    isPassed: own?.isPassed ?? false,
    points: 0,
    cartCount: own ? cart.length : 0,
    messageCount: 0,
    proposalCount: null,
    requestCount: null,
    hasStores: false,
    person: null,
    wechat: '',
    site,
    qualityInspection: null,
    loginUrl: '/login',
    showsFreeShippingZone: true,
    isSpecial: false,
    canChat: false,
    chatToken: '',
    hasAfterSales: true,
    isContractSigned: own?.isContractSigned ?? false,
    scopes: own?.scopes ?? [],
    documents: [],
    regionCode: own && address ? address.regionCode : '',
  };
}
