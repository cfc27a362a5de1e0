import type { GoodsGroup } from '@yaoji/price-list';
import type { Executor } from '#db/database.ts';
import type { KnownGoods } from './catalogue.repository.ts';
import { linksOf } from './goods-code.repository.ts';

type Coded = Pick<GoodsGroup, 'entry'> & { known: KnownGoods | undefined };

/** Tells why a product cannot have its code (undefined: it can), and which codes are linked already. */
export const checkCodes = async (db: Executor, groups: GoodsGroup[], known: KnownGoods[]) => {
  const codes = groups.flatMap(({ entry }) => entry.code ?? []);
  if (codes.length === 0) return { refusalOf: () => undefined, isLinked: () => true };
  const links = await linksOf(
    db,
    codes,
    known.map(({ id }) => id),
  );
  const byCode = new Map(links.map((link) => [link.code, link]));
  const byGoods = new Map(links.map((link) => [link.goodsId, link]));
  return {
    refusalOf: ({ entry: { code }, known: goods }: Coded): string | undefined => {
      if (code === undefined) return undefined;
      const [holder, own] = [byCode.get(code), byGoods.get(goods?.id ?? 0)];
      if (holder && holder.goodsId !== goods?.id) return `编码${code}已是${holder.name}${holder.spec}的编码，请核对`;
      return own && own.code !== code ? `这个商品的编码已是${own.code}，不能改为${code}` : undefined;
    },
    isLinked: (code: string) => byCode.has(code),
  };
};
