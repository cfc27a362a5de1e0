import { useTexts } from '../../texts/texts-provider.tsx';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './brand-card.css.ts';

const brandCardTexts = { goods: (count: number) => `${count} 个商品` };

export type BrandView = {
  name: string;
  href: string;
  /** Logo with the name, twice as wide as high. */
  mark?: string | undefined;
  /** A short note, e.g. 始于 1669 年. */
  slogan?: string | undefined;
  /** Number of products. */
  goodsCount?: number | undefined;
};

export type BrandCardProps = {
  /** The brand: mark and name of the shop. */
  brand: BrandView;
};

/** A maker or brand: its logo, name and number of products. */
export function BrandCard({ brand }: BrandCardProps) {
  const texts = useTexts('brandCard', brandCardTexts);
  const { name, href, mark, slogan, goodsCount } = brand;
  return (
    <Anchor href={href} className={css.card}>
      <span className={css.mark}>
        <GoodsPicture src={mark} alt={mark ? name : ''} size={120} />
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
