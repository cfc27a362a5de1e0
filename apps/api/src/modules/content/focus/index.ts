import { getBrandZoneFocus } from './get-brand-zone-focus.ts';
import { getCommonFocus, listHotSearches } from './get-common-focus.ts';
import { getControlledFocus, getNewControlledFocus } from './get-controlled-focus.ts';
import { getHomeFocus } from './get-home-focus.ts';
import { getRightPanel } from './get-right-panel.ts';
import { getTopAd } from './get-top-ad.ts';
import {
  getDemoFocus,
  getDevicesFocus,
  getFreeShippingFocus,
  getNearExpiryFocus,
  getTcmFocus,
} from './get-zone-focus.ts';
import { getLoginFocus, listControlledAds, listRightAds } from './list-advertisements.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listLinks } from './list-links.ts';
import { listRecommendedGoods } from './list-recommended-goods.ts';

export {
  allEntries,
  deleteEntry,
  type EntryValues,
  type FocusRow,
  insertEntry,
  lockEntry,
  renumberEntry,
  updateEntry,
} from './focus.repository.ts';
export { bannersOf, floorsOf } from './load-floors.ts';
export { writeDefaultNav } from './menus.ts';
export { allPlaces, isShopPage, placeOf, zoneFilters } from './places.ts';

export const focusHandlers = {
  getBrandZoneFocus,
  getCommonFocus,
  getControlledFocus,
  getDemoFocus,
  getDevicesFocus,
  getFreeShippingFocus,
  getHomeFocus,
  getLoginFocus,
  getNearExpiryFocus,
  getNewControlledFocus,
  getRightPanel,
  getTcmFocus,
  getTopAd,
  listAnnouncements,
  listControlledAds,
  listHotSearches,
  listLinks,
  listRecommendedGoods,
  listRightAds,
};
