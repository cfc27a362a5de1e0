import type { Checkout } from '@yaoji/api-client/wire';
import { Button, Checkbox } from '@yaoji/ui';
import { useState } from 'react';
import type { CheckoutWishes } from '#features/order/checkout-draft.ts';
import { FoldingCard } from './folding-card.tsx';
import * as css from './paper-choice.css.ts';
import { type PaperGoods, paperGoods } from './paper-wishes.ts';

type PaperChoiceProps = {
  checkout: Checkout;
  draft: CheckoutWishes & { wish: (wishes: CheckoutWishes) => void };
};

/** The first-business papers that go with the order (首营资料), where it has something bought for the first time. */
export function PaperChoice({ checkout, draft: { papers = {}, sellerPapers, wish } }: PaperChoiceProps) {
  const [showsOthers, setShowsOthers] = useState(false);
  const { isFirstOrder } = checkout;
  const goods = paperGoods(checkout);
  if (goods.length === 0) return null;

  const first = goods.filter(({ isFirst }) => isFirst);
  const others = goods.filter(({ isFirst }) => !isFirst);
  const isWanted = ({ id, isFirst }: PaperGoods) => papers[id] ?? isFirst;
  const wantsSeller = isFirstOrder && sellerPapers !== false;
  const count = goods.filter(isWanted).length;
  const chosen = [...(wantsSeller ? ['供货企业资料'] : []), ...(count > 0 ? [`${count} 种商品的资料`] : [])];
  const wishAll = (wanted: boolean) =>
    wish({ papers: Object.fromEntries(goods.map(({ id }) => [id, wanted])), sellerPapers: wanted });
  const boxes = (listed: readonly PaperGoods[]) =>
    listed.map((each) => (
      <Checkbox
        key={each.id}
        label={each.name}
        checked={isWanted(each)}
        onChange={(wanted) => wish({ papers: { ...papers, [each.id]: wanted } })}
      />
    ));
  return (
    <FoldingCard
      title="首营资料"
      summary={chosen.length > 0 ? `随货附：${chosen.join('、')}` : '不需要'}
      aside={
        <>
          <Button tone="plain" size="small" onClick={() => wishAll(true)}>
            全选
          </Button>
          <Button tone="plain" size="small" onClick={() => wishAll(false)}>
            全不选
          </Button>
        </>
      }
    >
      {isFirstOrder && (
        <Checkbox
          label="供货企业资料（首次采购，含本公司证照）"
          checked={wantsSeller}
          onChange={(wanted) => wish({ sellerPapers: wanted })}
        />
      )}
      {first.length > 0 && (
        <fieldset className={css.goods}>
          <legend className={css.legend}>首次采购的商品，共 {first.length} 种</legend>
          {boxes(first)}
        </fieldset>
      )}
      {others.length > 0 && (
        <>
          <Button tone="plain" size="small" aria-expanded={showsOthers} onClick={() => setShowsOthers(!showsOthers)}>
            {`采购过的其余 ${others.length} 种商品`}
          </Button>
          {showsOthers && (
            <fieldset className={css.goods} aria-label="采购过的商品">
              {boxes(others)}
            </fieldset>
          )}
        </>
      )}
    </FoldingCard>
  );
}
