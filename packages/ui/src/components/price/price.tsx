import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Anchor } from '../link/link-provider.tsx';
import { moneyParts } from './format-money.ts';
import * as css from './price.css.ts';

const priceTexts = { login: '登录后可见', passed: '认证后可见', unquoted: '暂无报价' } as Record<HiddenPrice, string>;

export type HiddenPrice = 'login' | 'passed' | 'unquoted';

/** A decimal string, or why there is none. */
export type PriceValue = string | { hidden: HiddenPrice };

export type PriceSize = 'small' | 'medium' | 'large' | 'huge';

export type PriceProps = {
  /** Decimal string in yuan, or why the price is hidden. */
  value: PriceValue;
  /** Font size of the integer part: small 13, medium 16, large 20, huge 28 px. Default `medium`. */
  size?: PriceSize;
  /** Default `price`. */
  tone?: 'price' | 'ink' | 'muted';
  /** Default: bold, unless muted. */
  weight?: 'regular' | 'semi' | 'bold';
  /** After the price, e.g. 盒. */
  unit?: string;
  /** Strikes it through, for a former price. Default false. */
  struck?: boolean;
  /** Shrinks beyond 6 characters, for narrow places; don't use it in columns of figures. Default false. */
  shrink?: boolean;
  /** Link of a hidden price, e.g. to log in. */
  hiddenHref?: string;
};

const sizes: readonly PriceSize[] = ['small', 'medium', 'large', 'huge'];

/** Beyond 6 characters one size smaller, beyond 9 two. */
function fitting(size: PriceSize, length: number): PriceSize {
  const smaller = length > 9 ? 2 : length > 6 ? 1 : 0;
  return sizes[Math.max(0, sizes.indexOf(size) - smaller)] ?? size;
}

/**
 * An amount in yuan, read out as one text, or the reason why it is hidden.
 *
 * @example <Price value="12.80" unit="盒" />
 */
export function Price({
  value,
  size = 'medium',
  tone = 'price',
  weight,
  unit,
  struck = false,
  shrink = false,
  hiddenHref,
}: PriceProps) {
  const texts = useTexts('price', priceTexts);
  if (typeof value !== 'string') {
    const text = texts[value.hidden];
    if (hiddenHref && value.hidden !== 'unquoted') {
      return (
        <Anchor href={hiddenHref} className={css.hiddenLink}>
          {text}
        </Anchor>
      );
    }
    return <span className={css.hidden}>{text}</span>;
  }
  const { sign, integer, decimals } = moneyParts(value);
  const fit = shrink ? fitting(size, integer.replaceAll(',', '').length + decimals.length) : size;
  const Tag = struck ? 's' : 'span';
  return (
    <Tag
      className={classNames(
        css.price,
        css.tone[tone],
        struck && css.struck,
        weight === 'regular' && css.regular,
        weight === 'semi' && css.semi,
      )}
    >
      <span className={fit === 'small' || fit === 'medium' ? css.symbolSmall : css.symbol}>{sign}¥</span>
      <span className={css.integer[fit]}>{integer}</span>
      {decimals && <span className={css.rest[fit]}>{decimals}</span>}
      {unit && <span className={css.unit}>/{unit}</span>}
    </Tag>
  );
}
