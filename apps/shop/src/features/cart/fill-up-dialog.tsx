import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import { addMoney } from '@yaoji/domain';
import { Button, Dialog, formatMoney, GoodsOffer, GoodsOffers } from '@yaoji/ui';
import { RoleButton } from '#features/user/role-button.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import { toLine, useAddToCart } from './add-to-cart.mutation.ts';
import * as css from './fill-up.css.ts';
import { type HintTarget, nextHintQuery } from './next-hint.queries.ts';

type FillUpDialogProps = { target: HintTarget; onClose: () => void };

/** The cheapest usual purchases that reach the next tier, added together (K6). */
export function FillUpDialog({ target, onClose }: FillUpDialogProps) {
  const query = useQuery(nextHintQuery(target));
  const { data: hint } = query;
  const { add, adding } = useAddToCart();
  const plan = hint?.plan ?? [];
  const addAll = async () => {
    const results = await add(plan.map(({ goods, quantity }) => toLine(goods, quantity)));
    if (results.every((result) => result?.ok)) onClose();
  };
  return (
    <Dialog
      open
      title="凑单推荐"
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" href={goodsHref(target)}>
            {target.kind === 'shipping' ? '去逛逛' : '查看活动商品'}
          </Button>
          {plan.length > 0 && (
            <RoleButton operation={operations.addCartLines} loading={adding} onClick={() => void addAll()}>
              {`加入购物车（${plan.length} 种）`}
            </RoleButton>
          )}
        </>
      }
    >
      <Loaded query={query} compact>
        {(hint) =>
          hint === null ? (
            <p className={css.quiet}>已达到最高优惠，无需凑单。</p>
          ) : (
            <div className={css.plan}>
              <p className={css.hint}>{hint.text}</p>
              {plan.length > 0 ? (
                <>
                  <GoodsOffers label="推荐商品">
                    {plan.map(({ goods, quantity, unitPrice, amount }) => (
                      <GoodsOffer
                        key={goods.id}
                        name={goods.name}
                        href={href('list_info', { id: goods.id })}
                        picture={goods.pictures[0]?.thumbnail}
                        price={unitPrice}
                        quantity={`×${quantity}${goods.unit}`}
                        note={`小计 ${formatMoney(amount)}`}
                      />
                    ))}
                  </GoodsOffers>
                  <p className={css.sum}>
                    您常购的商品，共 {formatMoney(addMoney(...plan.map(({ amount }) => amount)))}
                    {hint.gain ? `，可再省 ${formatMoney(hint.gain)}` : ''}
                  </p>
                </>
              ) : (
                <p className={css.quiet}>常购商品中没有合适的凑单商品，可到活动商品中挑选。</p>
              )}
            </div>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function goodsHref({ kind, id }: HintTarget) {
  if (kind === 'shipping' || id === 0) return href('list_index');
  return href('list_index', {}, kind === 'coupon' ? { coupon_id: id } : { activity_id: id });
}
