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
  type FocusRow,
  lockEntry,
  renumberEntry,
} from './focus.repository.ts';
export { bannersOf, floorsOf } from './load-floors.ts';
export { allPlaces, isShopPage } from './places.ts';
export { entryPlace, ofActivity, removeEntry, saveEntry } from './save-entry.ts';

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
