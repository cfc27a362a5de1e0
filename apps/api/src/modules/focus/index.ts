import { getCommonFocus } from './get-common-focus.ts';
import { getHomeFocus } from './get-home-focus.ts';
import { getTopAd } from './get-top-ad.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listHotSearches } from './list-hot-searches.ts';
import { listLinks } from './list-links.ts';
import { listRecommendedGoods } from './list-recommended-goods.ts';

export const focusHandlers = {
  getCommonFocus,
  getHomeFocus,
  getTopAd,
  listAnnouncements,
  listHotSearches,
  listLinks,
  listRecommendedGoods,
};
