import { createApiClient, operations } from '@yaoji/api-client';
import {
  announcementCodec,
  commonFocusCodec,
  type GoodsFilters,
  goodsCodec,
  goodsFiltersCodec,
  goodsListingCodec,
  homeFocusCodec,
  listOf,
  rightPanelCodec,
  type Suggestion,
  spikeCodec,
  suggestionCodec,
  userStateCodec,
} from '@yaoji/api-client/wire';
import { config } from '#config.ts';
import { reactToError } from '#shared/errors/react-to-error.ts';
import { fetchData } from './fetch-data.ts';

export const browserClient = createApiClient({ baseUrl: config.apiBaseUrl, onError: reactToError });

export const fetchUserState = () => fetchData(operations.getUserState, {}, { read: userStateCodec.read });
export const logout = () => fetchData(operations.logout);
export const fetchCartTotal = () => fetchData(operations.getCartTotal);

export const fetchCommonFocus = () => fetchData(operations.getCommonFocus, {}, { read: commonFocusCodec.read });
export const fetchHomeFocus = () => fetchData(operations.getHomeFocus, {}, { read: homeFocusCodec.read });
export const fetchAnnouncements = () =>
  fetchData(operations.listAnnouncements, {}, { read: listOf(announcementCodec).read });
export const fetchTopAd = () => fetchData(operations.getTopAd);
export const fetchRightPanel = () => fetchData(operations.getRightPanel, {}, { read: rightPanelCodec.read });
export const fetchRightAds = () => fetchData(operations.listRightAds);
export const fetchSpike = () => fetchData(operations.listSpike, {}, { read: spikeCodec.read });

export const fetchHelpCategories = (root: number) =>
  fetchData(operations.listHelpCategories, { query: { category_id: root } });
export const fetchFooterCategories = () => fetchData(operations.listFooterCategories);

export const fetchGoods = (filters: GoodsFilters, signal: AbortSignal) =>
  fetchData(
    operations.listGoods,
    { query: goodsFiltersCodec.write(filters) },
    { read: goodsListingCodec.read, signal },
  );
export const fetchRecommendedGoods = () =>
  fetchData(operations.listRecommendedGoods, {}, { read: listOf(goodsCodec).read });
export const fetchNewcomerGoods = () => fetchData(operations.listNewcomerGoods, {}, { read: listOf(goodsCodec).read });

export const fetchSuggestions = (keywords: string, type: Suggestion['type'], signal: AbortSignal) =>
  fetchData(operations.suggestGoods, { query: { keywords, type } }, { read: listOf(suggestionCodec).read, signal });
export const fetchHotSearches = () => fetchData(operations.listHotSearches);
