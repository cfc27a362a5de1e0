import { type Operation, operations } from '@yaoji/api-client/desk';
import { type DeskRouteName, deskHref } from '@yaoji/routes/desk';
import { Link } from '@yaoji/ui';
import { useLocation } from 'react-router';
import { useMay } from '#shared/session/operator.ts';

/** Pages of each group, with the operation that each reads. */
const places = {
  orders: [
    ['orders', '订单', operations.listOrders],
    ['pointsOrders', '积分订单', operations.listPointsOrders],
  ],
  content: [
    ['banners', '横幅与楼层', operations.listBanners],
    ['menus', '导航与链接', operations.listBanners],
    ['categories', '分类', operations.listCategories],
    ['makers', '厂家', operations.renameMaker],
    ['brands', '品牌', operations.listBrands],
    ['articles', '文章', operations.listArticles],
    ['messages', '消息', operations.messageAllBuyers],
  ],
  promotions: [
    ['activities', '活动', operations.listActivities],
    ['ownPrices', '协议价', operations.listOwnPrices],
    ['rebates', '返利', operations.createRebate],
    ['proposals', '推荐单', operations.listProposals],
    ['coupons', '优惠券', operations.listCoupons],
    ['grants', '现金券与红包', operations.grantBenefits],
    ['pointsGoods', '积分商品', operations.listPointsGoods],
    ['draws', '抽奖', operations.listDraws],
  ],
  colleagues: [
    ['colleagues', '同事', operations.addOperator],
    ['roles', '岗位', operations.listRoles],
  ],
  log: [
    ['log', '操作日志', operations.listLog],
    ['system', '系统', operations.getSystem],
  ],
  settings: [
    ['settings', '设置', operations.getSettings],
    ['delivery', '配送', operations.listDeliveryRules],
  ],
  figures: [
    ['figures', '总览', operations.getFigures],
    ['sales', '销售', operations.listSales],
    ['slowGoods', '滞销', operations.listSlowGoods],
    ['expiringStock', '近效期', operations.listExpiringStock],
  ],
  money: [
    ['statement', '对账', operations.getStatement],
    ['bank', '银行流水', operations.listBankLines],
    ['rebateSums', '返利', operations.bookRebate],
    ['refunds', '退款', operations.listRefunds],
    ['invoices', '发票', operations.listInvoices],
    ['audit', '稽核', operations.getAudit],
  ],
} as const satisfies Record<string, readonly (readonly [page: DeskRouteName, label: string, operation: Operation])[]>;

export type PageGroup = keyof typeof places;

/** The first page of a group that the operator may read. */
export const firstPageOf = (group: PageGroup, may: (operation: Operation) => boolean) =>
  places[group].find(([_page, _label, operation]) => may(operation))?.[0];

/** Links between pages of a group. Operators see only pages that they may read. */
export function PageNav({ of }: { of: PageGroup }) {
  const { pathname } = useLocation();
  const may = useMay();
  return (
    <>
      {places[of]
        .filter(([_page, _label, operation]) => may(operation))
        .map(([page, label]) => {
          const href = deskHref(page);
          return (
            <Link key={href} href={href} {...(pathname === href ? { tone: 'strong', 'aria-current': 'page' } : {})}>
              {label}
            </Link>
          );
        })}
    </>
  );
}
