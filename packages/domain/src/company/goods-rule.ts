/** A company forbids or prefers one product, a category with all below it, or a maker; the other two are null. */
export interface CompanyGoodsRule {
  /** The name of the company that set it: the buyer's own, or a head office. */
  company: string;
  isForbidden: boolean;
  goodsId: number | null;
  categoryId: number | null;
  maker: string | null;
}

/** The company that forbids a product, null: none; and whether one prefers it. */
export type CompanyGoodsVerdict = { forbiddenBy: string | null; isPreferred: boolean };

/**
 * Finds what a buyer's company and its head offices say of a product. Each rule holds, whichever company set it, and a
 * forbidden product is never preferred.
 *
 * @example
 * const judge = judgeCompanyGoods([{ company: '总店', isForbidden: true, goodsId: null, categoryId: 30, maker: null }]);
 * judge({ goodsId: 1, categoryIds: [301, 30], maker: null }) // { forbiddenBy: '总店', isPreferred: false }
 */
export function judgeCompanyGoods(rules: readonly CompanyGoodsRule[]) {
  return (goods: { goodsId: number; categoryIds: readonly number[]; maker: string | null }): CompanyGoodsVerdict => {
    const met = rules.filter(
      ({ goodsId, categoryId, maker }) =>
        goodsId === goods.goodsId ||
        (categoryId !== null && goods.categoryIds.includes(categoryId)) ||
        (maker !== null && maker === goods.maker),
    );
    const forbiddenBy = met.find(({ isForbidden }) => isForbidden)?.company ?? null;
    return { forbiddenBy, isPreferred: forbiddenBy === null && met.length > 0 };
  };
}
