import { AddToCartButton } from '../add-to-cart-button/add-to-cart-button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import type { DataColumn } from '../data-table/data-table.tsx';
import { FavouriteStar } from '../favourite-star/favourite-star.tsx';
import { LastPrice, PiecePrice } from '../goods-card/goods-own.tsx';
import type { PurchaseBlockView } from '../goods-card/goods-view.ts';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { Price } from '../price/price.tsx';
import { PromotionTag } from '../promotion-tag/promotion-tag.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import * as css from './goods-table.css.ts';
import type { GoodsTableProps, GoodsTableRow, goodsTableTexts } from './goods-table.tsx';

type Texts = typeof goodsTableTexts;
type AnyRow = GoodsTableRow<string | number>;

type Parts<Id extends string | number> = Required<
  Pick<GoodsTableProps<Id>, 'clamp' | 'onQuantityChange' | 'onAdd' | 'onFavourite' | 'picture' | 'maker'>
> & {
  more: GoodsTableProps<Id>['more'];
  onChoose: GoodsTableProps<Id>['onChoose'];
  texts: Texts;
};

export const goodsColumns = <Id extends string | number>(parts: Parts<Id>): DataColumn<GoodsTableRow<Id>>[] => [
  ...(parts.onChoose ? [choiceColumn(parts.onChoose, parts.texts)] : []),
  {
    id: 'goods',
    header: parts.texts.goods,
    wide: true,
    cell: (row) => <GoodsCell row={row} {...parts} />,
  },
  ...(parts.maker === 'column' ? [makerColumn(parts.texts)] : []),
  {
    id: 'expiry',
    header: parts.texts.expiry,
    width: '92px',
    cell: ({ goods }) => (
      <span className={goods.expiryWarning ? css.expiryWarning : css.expiry}>{goods.expiry ?? '—'}</span>
    ),
  },
  {
    id: 'stock',
    header: parts.texts.stock,
    width: '68px',
    priority: 'tablet',
    cell: ({ goods }) => goods.stock ?? '—',
  },
  {
    id: 'pack',
    header: parts.texts.pack,
    width: '64px',
    priority: 'tablet',
    cell: ({ goods }) => (goods.packStep ? goods.packStep + (goods.unit ?? '') : '—'),
  },
  {
    id: 'price',
    header: parts.texts.price,
    // With the price per piece in one line, if the maker has a column and leaves the name its width.
    width: parts.maker === 'column' ? '132px' : '104px',
    align: 'end',
    cell: ({ goods }) => <PriceCell goods={goods} isNarrow={parts.maker !== 'column'} />,
  },
  {
    id: 'quantity',
    header: parts.texts.quantity,
    width: '122px',
    align: 'center',
    cell: (row) => (
      <QuantityStepper
        label={parts.texts.quantityOf(row.goods.name)}
        value={row.quantity}
        placeholder={row.placeholder}
        limits={row.limits}
        clamp={parts.clamp}
        arrows="leave"
        size="small"
        onChange={(quantity) => parts.onQuantityChange(row.id, quantity)}
      />
    ),
  },
  {
    id: 'amount',
    header: parts.texts.amount,
    width: '92px',
    align: 'end',
    priority: 'tablet',
    cell: (row) => <AmountCell row={row} texts={parts.texts} />,
  },
  {
    id: 'actions',
    header: parts.texts.actions,
    width: parts.more ? '132px' : '112px',
    align: 'end',
    headerHidden: true,
    wide: true,
    cell: (row) => <ActionCell row={row} {...parts} />,
  },
];

/** The price, with the former price or the price per piece unless the last price takes the second line. */
const PriceCell = ({ goods, isNarrow }: Pick<AnyRow, 'goods'> & { isNarrow: boolean }) => (
  <span className={css.prices}>
    <span className={css.eachPrices}>
      <Price value={goods.price} size="medium" {...(goods.priceHref ? { hiddenHref: goods.priceHref } : {})} />
      {goods.priceNote && <span className={css.priceNote}>{goods.priceNote}</span>}
      {goods.basePrice ? (
        <Price value={goods.basePrice} size="small" tone="muted" struck />
      ) : (
        !(isNarrow && goods.lastPrice) && <PiecePrice contentPrice={goods.contentPrice} />
      )}
    </span>
    <LastPrice lastPrice={goods.lastPrice} />
  </span>
);

const AmountCell = ({ row: { amount, goods }, texts }: { row: AnyRow; texts: Texts }) =>
  amount || goods.inCart ? (
    <span className={css.prices}>
      {amount && <Price value={amount} size="small" tone="ink" weight="semi" />}
      {goods.inCart && (
        <span className={css.inCart}>
          {texts.inCart} {goods.inCart}
        </span>
      )}
    </span>
  ) : (
    '—'
  );

const makerColumn = (texts: Texts): DataColumn<AnyRow> => ({
  id: 'maker',
  header: texts.maker,
  width: '168px',
  priority: 'laptop',
  cell: ({ goods }) => goods.maker,
});

const choiceColumn = <Id extends string | number>(
  onChoose: NonNullable<GoodsTableProps<Id>['onChoose']>,
  texts: Texts,
): DataColumn<GoodsTableRow<Id>> => ({
  id: 'choice',
  header: texts.choose,
  headerHidden: true,
  width: '40px',
  cell: ({ id, goods, chosen = false }) => (
    <Checkbox label={texts.chooseOf(goods.name)} labelHidden checked={chosen} onChange={(next) => onChoose(id, next)} />
  ),
});

function GoodsCell({
  row,
  picture,
  maker,
  texts,
}: { row: AnyRow; texts: Texts } & Pick<Parts<never>, 'picture' | 'maker'>) {
  const { goods } = row;
  const rules = [goods.tierText, goods.capText].filter(Boolean);
  return (
    <div className={css.goods}>
      {picture && (
        <span className={css.picture}>
          <GoodsPicture src={goods.pictures?.[0]?.thumb ?? goods.pictures?.[0]?.src} alt="" size={36} />
        </span>
      )}
      <div className={css.texts}>
        {goods.tags && goods.tags.length > 0 && (
          <span className={css.tags}>
            {goods.tags.map((tag) => (
              <PromotionTag key={tag.kind} {...tag} />
            ))}
          </span>
        )}
        <Anchor href={goods.href} className={css.name}>
          {goods.name}
        </Anchor>
        <div className={css.facts}>
          {goods.spec && <span className={css.quiet}>{goods.spec}</span>}
          {goods.origin && (
            <span className={css.quiet}>
              {texts.origin} {goods.origin}
            </span>
          )}
        </div>
        <div className={css.rest}>
          {goods.maker && (
            <span className={css.maker[maker]} title={goods.maker}>
              {goods.maker}
            </span>
          )}
          {rules.length > 0 && (
            <div className={css.rules}>
              {rules.map((part) => (
                <span key={part} className={css.rule}>
                  {part}
                </span>
              ))}
            </div>
          )}
        </div>
        {goods.inCart && (
          <span className={css.inCartOnPhone}>
            {texts.inCart} {goods.inCart}
          </span>
        )}
        {row.note && <div className={css.note}>{row.note}</div>}
      </div>
    </div>
  );
}

/** A tag, with the reason on hover; it leads to the remedy unless the row has room for it. */
function RowBlock({ block: { tag, message, fix, isOfGoods = false } }: { block: PurchaseBlockView }) {
  const isLink = fix && tag && !isOfGoods;
  return (
    <span className={css.blocked} title={message}>
      {!isLink && (tag ?? message)}
      {fix && (
        <Anchor href={fix.href} className={css.fix} {...(isLink ? { title: `${message}，${fix.label}` } : {})}>
          {isLink ? tag : fix.label}
        </Anchor>
      )}
    </span>
  );
}

function ActionCell<Id extends string | number>({
  row,
  onAdd,
  onFavourite,
  more,
  texts,
}: { row: GoodsTableRow<Id> } & Pick<Parts<Id>, 'onAdd' | 'onFavourite' | 'more' | 'texts'>) {
  const { goods, id } = row;
  return (
    <div className={css.actions}>
      {goods.block ? (
        <RowBlock block={goods.block} />
      ) : (
        <AddToCartButton
          name={goods.name}
          size="small"
          short
          {...(row.addLabel ? { label: row.addLabel } : {})}
          loading={row.adding ?? false}
          onAdd={() => onAdd(id)}
          {...(row.limits.disabled ? { disabledReason: texts.cannotBuy } : {})}
        />
      )}
      <FavouriteStar
        favourite={row.favourite}
        name={goods.name}
        pending={row.favouritePending ?? false}
        onToggle={() => onFavourite(id)}
      />
      {more && <span className={css.more}>{more(row)}</span>}
    </div>
  );
}
