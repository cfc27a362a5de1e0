import { goodsView, type ViewOptions } from '@yaoji/api-client/view';
import type { Goods } from '@yaoji/api-client/wire';
import { blockTag, chinaDay, daysBetween, deviceClass } from '@yaoji/domain';
import { href as hrefOf } from '@yaoji/routes';
import { formatMoney, type GoodsView } from '@yaoji/ui';
import { serverNow } from '#shared/clock/server-clock.ts';
import { href } from '#shared/routing/href.ts';
import { linkTo } from '#shared/routing/link-to.ts';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { formatClock } from '#shared/time/format-time.ts';

/** The shop's addresses for views; `loginHref` is the login page with a way back. */
export const viewOptions = (loginHref: string): ViewOptions => ({
  goodsHref: (id) => href('list_info', { id }),
  formatMoney,
  blockTag,
  loginHref,
  daysUntil: (day) => daysBetween(chinaDay(serverNow()), day),
  formatClock,
  tagHref: (target) => resolveLink(hrefOf('activity', { url: 'eleven', url1: 'jz', url2: target })),
  fixHref: (fix, { id, name, commonName }) => {
    if (fix.kind === 'route') {
      if (fix.route === 'goods_reminders') return href(fix.route, {}, { goods: id });
      return fix.route === 'login' ? loginHref : linkTo(fix.route);
    }
    return fix.kind === 'contact' ? href('help_dedicated') : href('search_index', {}, { keywords: commonName ?? name });
  },
});

/** The view of a product for a card, row or tile. */
export const toGoodsView = (goods: Goods, loginHref: string): GoodsView => ({
  ...goodsView(goods, viewOptions(loginHref)),
  licence: deviceLicence(goods),
});

const classNames = { 1: 'Ⅰ类', 2: 'Ⅱ类', 3: 'Ⅲ类' } as const;

/** `Ⅲ类 国械注准20253149252`: what the law wants shown of a medical device; undefined for other products. */
function deviceLicence({ approvalNo }: Pick<Goods, 'approvalNo'>): string | undefined {
  const kind = approvalNo && deviceClass(approvalNo);
  return kind ? `${classNames[kind]} ${approvalNo}` : undefined;
}
