import { useTexts } from '../../texts/texts-provider.tsx';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import * as css from './brand-card.css.ts';

export const brandCardTexts = { goods: (count: number) => `${count} 个商品` };

export type BrandView = {
  /** What it is called. */
  name: string;
  /** Where it leads. */
  href: string;
  /** Address of its mark, twice as wide as high, which bears its name. */
  mark?: string | undefined;
  /** A few words, e.g. 始于 1669 年. */
  slogan?: string | undefined;
  /** How many goods it has. */
  goodsCount?: number | undefined;
};

export type BrandCardProps = {
  /** Mark and name of the shop. */
  brand: BrandView;
  /** Loads the mark at once. Default false. */
  eager?: boolean;
};

/** A maker or brand: its mark, its name, and how many goods it has. */
export function BrandCard({ brand, eager = false }: BrandCardProps) {
  const texts = useTexts('brandCard', brandCardTexts);
  const { name, href, mark, slogan, goodsCount } = brand;
  return (
    <Anchor href={href} className={css.card}>
      <span className={css.mark}>
        <GoodsPicture src={mark} alt={mark ? name : ''} size={120} eager={eager} />
      </span>
      {!mark && (
        <span className={css.name} title={name}>
          {name}
        </span>
      )}
      {slogan !== undefined && <span className={css.quiet}>{slogan}</span>}
      {goodsCount !== undefined && <span className={css.count}>{texts.goods(goodsCount)}</span>}
    </Anchor>
  );
}

/** As high as a card with nothing but a mark. */
export function BrandCardSkeleton() {
  return (
    <span className={css.card} aria-hidden="true">
      <span className={css.mark}>
        <Skeleton height="100%" />
      </span>
    </span>
  );
}
