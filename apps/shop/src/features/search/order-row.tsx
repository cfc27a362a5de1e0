import { operations } from '@yaoji/api-client';
import { blockView } from '@yaoji/api-client/view';
import type { GoodsToOrder } from '@yaoji/api-client/wire';
import { blockTag, clampQuantity, compareDecimals } from '@yaoji/domain';
import { Button, formatMoney, GoodsPicture, Price, QuantityStepper } from '@yaoji/ui';
import { limitsOf } from '#features/goods/goods-limits.ts';
import { viewOptions } from '#features/goods/goods-view.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { href } from '#shared/routing/href.ts';
import * as css from './order-rows.css.ts';

const options = viewOptions(href('login'));

type OrderRowProps = {
  row: GoodsToOrder;
  id: string;
  isActive: boolean;
  keywords: string;
  quantity: string;
  onQuantity: (quantity: string) => void;
  onMark: () => void;
  onAdd: () => void;
  onLeave: () => void;
};

/** A product with its price, stock and quantity, to put into the cart. */
export function OrderRow({ row, id, isActive, keywords, quantity, onQuantity, onMark, onAdd, onLeave }: OrderRowProps) {
  const { goods, contentPrice, inCart, bought } = row;
  const limits = limitsOf(goods);
  const fix = goods.block && blockView(goods.block, goods, options).fix;
  return (
    <tr
      id={id}
      aria-selected={isActive}
      className={css.row}
      onPointerMove={onMark}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onLeave();
      }}
    >
      <td className={css.goods}>
        <GoodsPicture src={goods.pictures[0]?.thumbnail} alt="" size={40} />
        <span className={css.texts}>
          <span className={css.name}>
            <Marked text={goods.name} part={keywords} />
          </span>
          <span className={css.quiet}>{[goods.spec, goods.maker].filter(Boolean).join(' ')}</span>
        </span>
      </td>
      <td className={css.figures}>
        <span className={css.prices}>
          {goods.price ? <Price value={goods.price} size="small" unit={goods.unit} /> : null}
          {contentPrice && (
            <span className={css.quiet}>
              {formatMoney(contentPrice.price)}/{contentPrice.unit}
            </span>
          )}
        </span>
        <span className={goods.block ? css.blocked : css.quiet} title={goods.block?.message}>
          {goods.block ? blockTag(goods.block.code) : `库存 ${goods.stock}${goods.unit}`}
        </span>
      </td>
      <td className={css.own}>
        {compareDecimals(inCart, 0) > 0 && <span className={css.inCart}>购物车已有 {inCart}</span>}
        {bought && (
          <span className={css.quiet}>
            上次 {bought.lastQuantity}
            {goods.unit}
          </span>
        )}
      </td>
      <td className={css.action}>
        {fix ? (
          <Button size="small" tone="brandOutline" href={fix.href}>
            {fix.label}
          </Button>
        ) : (
          <>
            <QuantityStepper
              size="small"
              label={`${goods.name} 数量`}
              value={quantity}
              limits={limits}
              clamp={clampQuantity}
              noticeSide="before"
              onChange={onQuantity}
              onEnter={onAdd}
            />
            <RoleButton
              operation={operations.addCartLines}
              size="small"
              disabled={limits.disabled}
              onClick={onAdd}
              aria-label={`加入 ${goods.name}`}
            >
              加入
            </RoleButton>
          </>
        )}
      </td>
    </tr>
  );
}

/** The typed part of a name; pinyin marks nothing. */
function Marked({ text, part }: { text: string; part: string }) {
  const start = text.toLowerCase().indexOf(part.toLowerCase());
  if (part === '' || start < 0) return text;
  const end = start + part.length;
  return (
    <>
      {text.slice(0, start)}
      <mark className={css.mark}>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
