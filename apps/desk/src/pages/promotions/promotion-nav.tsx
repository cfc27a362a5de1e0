import { operations } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';
import { PageNav } from '#pages/parts/page-nav.tsx';

const places = [
  { href: deskHref('activities'), label: '活动', operation: operations.listActivities },
  { href: deskHref('coupons'), label: '优惠券', operation: operations.listCoupons },
  { href: deskHref('grants'), label: '现金券与红包', operation: operations.grantBenefits },
  { href: deskHref('pointsGoods'), label: '积分商品', operation: operations.listPointsGoods },
  { href: deskHref('draws'), label: '抽奖', operation: operations.listDraws },
] as const;

/** The ways between the pages of promotions. */
export const PromotionNav = () => <PageNav places={places} />;
