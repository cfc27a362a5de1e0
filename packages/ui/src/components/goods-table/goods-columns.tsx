import { AddToCartButton } from '../add-to-cart-button/add-to-cart-button.tsx';
import type { DataColumn } from '../data-table/data-table.tsx';
import { FavoriteStar } from '../favorite-star/favorite-star.tsx';
import { GoodsPicture } from '../goods-picture/goods-picture.tsx';
import { Anchor } from '../link/link-provider.tsx';
import { Price } from '../price/price.tsx';
import { PromotionTag } from '../promotion-tag/promotion-tag.tsx';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper.tsx';
import * as css from './goods-table.css.ts';
import type { GoodsTableProps, GoodsTableRow } from './goods-table.tsx';

type Parts = Required<Pick<GoodsTableProps, 'clamp' | 'onQuantityChange' | 'onAdd' | 'onFavorite' | 'picture'>>;

export const goodsColumns = (parts: Parts): DataColumn<GoodsTableRow>[] => [
  { id: 'goods', header: '商品', wide: true, cell: (row) => <GoodsCell row={row} picture={parts.picture} /> },
  { id: 'maker', header: '厂家', width: '150px', priority: 'laptop', cell: ({ goods }) => goods.maker },
  {
    id: 'expiry',
    header: '效期',
    width: '92px',
    cell: ({ goods }) => (
      <span className={goods.expiryWarning ? css.expiryWarning : undefined}>{goods.expiry ?? '—'}</span>
    ),
  },
  { id: 'stock', header: '库存', width: '80px', priority: 'tablet', cell: ({ goods }) => goods.stock ?? '—' },
  { id: 'pack', header: '中包装', width: '64px', priority: 'tablet', cell: ({ goods }) => goods.packStep ?? '—' },
  {
    id: 'price',
    header: '单价',
    width: '104px',
    align: 'end',
    cell: ({ goods }) => (
      <Price value={goods.price} size="medium" {...(goods.priceHref ? { hiddenHref: goods.priceHref } : {})} />
    ),
  },
  {
    id: 'quantity',
    header: '数量',
    width: '122px',
    align: 'center',
    cell: (row) => (
      <QuantityStepper
        label={`${row.goods.name} 数量`}
        value={row.quantity}
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
    header: '金额',
    width: '104px',
    align: 'end',
    priority: 'tablet',
    cell: (row) => (row.amount ? <Price value={row.amount} size="small" tone="ink" weight="semi" /> : '—'),
  },
  {
    id: 'actions',
    header: '操作',
    width: '138px',
    align: 'end',
    headerHidden: true,
    wide: true,
    cell: (row) => <ActionCell row={row} onAdd={parts.onAdd} onFavorite={parts.onFavorite} />,
  },
];

function GoodsCell({ row, picture }: { row: GoodsTableRow; picture: boolean }) {
  const { goods } = row;
  return (
    <div className={css.goods}>
      {picture && (
        <span className={css.picture}>
          <GoodsPicture src={goods.pictures?.[0]?.thumb ?? goods.pictures?.[0]?.src} alt="" size={40} />
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
        <div>
          <span className={css.quiet}>{goods.spec}</span>{' '}
          <span className={css.rule}>{goods.tierText ?? goods.capText}</span>
        </div>
      </div>
    </div>
  );
}

function ActionCell({ row, onAdd, onFavorite }: { row: GoodsTableRow } & Pick<Parts, 'onAdd' | 'onFavorite'>) {
  const { goods, id } = row;
  return (
    <div className={css.actions}>
      {goods.block ? (
        <span className={css.blocked}>
          {goods.block.message}
          {goods.block.fix && (
            <Anchor href={goods.block.fix.href} className={css.fix}>
              {goods.block.fix.label}
            </Anchor>
          )}
        </span>
      ) : (
        <AddToCartButton
          name={goods.name}
          size="small"
          loading={row.adding ?? false}
          onAdd={() => onAdd(id)}
          {...(row.limits.disabled ? { disabledReason: '暂不可购买' } : {})}
        />
      )}
      <FavoriteStar
        favorite={row.favorite}
        name={goods.name}
        pending={row.favoritePending ?? false}
        onToggle={() => onFavorite(id)}
      />
    </div>
  );
}
