import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { announcementCodec, commonFocusCodec, homeFocusCodec, listOf, rightPanelCodec } from '@yaoji/api-client/wire';
import { toDate } from '@yaoji/domain';
import { fetchData } from '#shared/api/api.ts';
import { setServerTime, timeIsHidden } from '#shared/clock/server-clock.ts';

const minutes = 60_000;

/** Menus, hot searches, brands and the server's clock, the same on every page (C083). */
export const siteQuery = () =>
  queryOptions({
    queryKey: ['site', 'common'],
    queryFn: async () => {
      const common = await fetchData(operations.getCommonFocus, {}, { read: commonFocusCodec.read });
      setServerTime(toDate(common.timestamp));
      return common;
    },
    meta: timeIsHidden,
    staleTime: 10 * minutes,
  });

/** Sets the clock from common data rendered with the page. */
export function setClockFrom(client: QueryClient) {
  const common = client.getQueryData(siteQuery().queryKey);
  if (common) setServerTime(toDate(common.timestamp));
}

/** The blocks of the home page (C080). */
export const homeBlocksQuery = () =>
  queryOptions({
    queryKey: ['site', 'home'],
    queryFn: () => fetchData(operations.getHomeFocus, {}, { read: homeFocusCodec.read }),
    staleTime: 2 * minutes,
  });

/** Announcements of the home page (C084). */
export const announcementsQuery = () =>
  queryOptions({
    queryKey: ['site', 'announcements'],
    queryFn: () => fetchData(operations.listAnnouncements, {}, { read: listOf(announcementCodec).read }),
    staleTime: 10 * minutes,
  });

/** The advertisement at the top right (C074); null without one. */
export const topAdQuery = () =>
  queryOptions({
    queryKey: ['site', 'top-ad'],
    queryFn: () => fetchData(operations.getTopAd),
    staleTime: 10 * minutes,
  });

/** Links, notice and code of the right panel (C072). */
export const rightPanelQuery = () =>
  queryOptions({
    queryKey: ['site', 'right'],
    queryFn: () => fetchData(operations.getRightPanel, {}, { read: rightPanelCodec.read }),
    staleTime: 10 * minutes,
  });

/** Advertisements of the right panel (C040). */
export const rightAdsQuery = () =>
  queryOptions({
    queryKey: ['site', 'right-ads'],
    queryFn: () => fetchData(operations.listRightAds),
    staleTime: 10 * minutes,
  });
