import { useQuery, useQueryClient } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { AddedLines, AgainLine } from '@yaoji/api-client/wire';
import { Button, Checkbox, Dialog, EmptyState, Price, Skeleton } from '@yaoji/ui';
import { type ReactNode, useState } from 'react';
import { cartKeys } from '#features/cart/cart-total.queries.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { useMutateOnce } from '#shared/forms/use-mutate-once.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import { AgainGroup } from './again-group.tsx';
import { groupAgainLines, isBuyableAgain, sumOfAgain } from './again-groups.ts';
import { AgainResult } from './again-result.tsx';
import * as css from './buy-again.css.ts';
import { useBuyAgain } from './buy-again.mutation.ts';
import { againQuery } from './buy-again.queries.ts';

type BuyAgainDialogProps = {
  orderId: number;
  orderNo: string;
  onClose: () => void;
  /** Above the lines, such as a link to other orders. */
  lead?: ReactNode;
};

/** Shows changes since the last order, and puts the chosen lines into the cart (K3). */
export default function BuyAgainDialog({ orderId, orderNo, onClose, lead }: BuyAgainDialogProps) {
  const client = useQueryClient();
  const query = useQuery(againQuery(orderId));
  const { data: lines } = query;
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const [added, setAdded] = useState<AddedLines | null>(null);
  const buy = useBuyAgain();
  const buyOnce = useMutateOnce(buy);

  const buyable = lines?.filter(isBuyableAgain) ?? [];
  const chosen = buyable.filter(({ lineId }) => !leftOut.has(lineId));
  const choose: Choose = (ids, isChosen) =>
    setLeftOut((earlier) => {
      const next = new Set(earlier);
      for (const id of ids) isChosen ? next.delete(id) : next.add(id);
      return next;
    });
  const add = () =>
    buyOnce(
      { orderId, lineIds: chosen.map(({ lineId }) => lineId) },
      {
        onSuccess: (result) => {
          setAdded(result);
          void client.invalidateQueries({ queryKey: cartKeys.all });
        },
      },
    );

  if (added && lines) {
    return (
      <Dialog
        open
        size="large"
        title="再次购买"
        onClose={onClose}
        footer={
          <>
            <Button tone="outline" onClick={onClose}>
              继续浏览
            </Button>
            <Button href={href('cart')}>去购物车结算</Button>
          </>
        }
      >
        <AgainResult added={added} asked={chosen} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      size="large"
      title={`再次购买：订单 ${orderNo}`}
      onClose={onClose}
      footer={
        buyable.length > 0 && (
          <div className={css.foot}>
            <ChooseAll buyable={buyable} chosen={chosen} onChoose={choose} />
            <span className={css.sum} aria-live="polite">
              按今日单价 <Price value={sumOfAgain(chosen)} size="medium" />
            </span>
            <RoleButton
              operation={operations.buyAgain}
              loading={buy.isPending}
              disabled={chosen.length === 0}
              onClick={add}
            >
              加入购物车（{chosen.length}）
            </RoleButton>
          </div>
        )
      }
    >
      {lead}
      <Loaded query={query} compact skeleton={<AgainSkeleton />}>
        {(lines) => <AgainLines lines={lines} leftOut={leftOut} onChoose={choose} />}
      </Loaded>
    </Dialog>
  );
}

const AgainSkeleton = () => (
  <div className={css.groups} aria-busy="true">
    <Skeleton height={72} />
    <Skeleton height={72} />
    <Skeleton height={72} />
  </div>
);

type Choose = (ids: readonly number[], isChosen: boolean) => void;

type ChooseAllProps = {
  buyable: readonly AgainLine[];
  chosen: readonly AgainLine[];
  onChoose: Choose;
};

const ChooseAll = ({ buyable, chosen, onChoose }: ChooseAllProps) => (
  <Checkbox
    label={`全选可购（${chosen.length}/${buyable.length}）`}
    checked={chosen.length === buyable.length}
    indeterminate={chosen.length > 0 && chosen.length < buyable.length}
    onChange={(checked) =>
      onChoose(
        buyable.map(({ lineId }) => lineId),
        checked,
      )
    }
  />
);

type AgainLinesProps = {
  lines: readonly AgainLine[];
  leftOut: ReadonlySet<number>;
  onChoose: Choose;
};

function AgainLines({ lines, leftOut, onChoose }: AgainLinesProps) {
  if (lines.length === 0) return <EmptyState compact picture="order" title="这个订单没有可以再买的商品" />;
  return (
    <div className={css.groups}>
      {groupAgainLines(lines).map((group) => (
        <AgainGroup key={group.id} group={group} leftOut={leftOut} onChoose={onChoose} />
      ))}
    </div>
  );
}
