import { type ChoiceReason, clampQuantity, compareDecimals, multiplyMoney, showPrice } from '@yaoji/domain';
import { Button, Link, PurchaseRow, type PurchaseRowView } from '@yaoji/ui';
import { memo } from 'react';
import { useChooseForLine } from '#features/purchase-list/choose-for-line.mutation.ts';
import { chooseGoods, listLimits, nextEqual } from '#features/purchase-list/choose-goods.ts';
import { changeListItems } from '#features/purchase-list/list-draft.store.ts';
import { groupOf, type ListGoods, type ListItem, type ListOption } from '#features/purchase-list/list-item.ts';
import { href } from '#shared/routing/href.ts';

type ListRowViewProps = { item: ListItem; goods: Readonly<Record<number, ListGoods>> };

export const ListRowView = memo(function ListRowView({ item, goods }: ListRowViewProps) {
  const change = (changed: Partial<ListItem>) => changeListItems(new Map([[item.row, { ...item, ...changed }]]));
  const { mutate: remember } = useChooseForLine();
  const choose = (id: number) => {
    change(chooseGoods(item, goods[id]));
    remember({ line: item.line, goodsId: id });
  };
  const next = nextEqual(item, goods);
  const isChosen = item.options.some(({ goodsId, by }) => goodsId === item.goodsId && by === 'chosen');
  return (
    <PurchaseRow
      view={toView(item, goods)}
      clamp={clampQuantity}
      onInclude={(_row, isIncluded) => change({ isIncluded, outcome: null })}
      onChoose={(_row, id) => choose(Number(id))}
      onNext={next === null ? undefined : () => choose(next)}
      onQuantityChange={(_row, quantity) => change({ quantity, outcome: null })}
      action={
        isChosen ? (
          <Button tone="plain" size="small" onClick={() => choose(0)}>
            忘记
          </Button>
        ) : (
          item.status === 'unmatched' && (
            <>
              <Link href={href('search_index', {}, { keywords: item.text.slice(0, 40) })} target="_blank">
                去搜索
              </Link>
              <Link href={href('demand_add', {}, { name: item.text.slice(0, 100) })} target="_blank">
                登记求购
              </Link>
            </>
          )
        )
      }
    />
  );
});

const nothing = { min: '0', max: '0', step: '1', disabled: true };

function toView(item: ListItem, goods: ListRowViewProps['goods']): PurchaseRowView {
  const chosen = item.goodsId === null ? undefined : goods[item.goodsId];
  const option = item.options.find(({ goodsId }) => goodsId === item.goodsId);
  const message = item.outcome?.text || chosen?.block?.message || noteOf(item, chosen);
  return {
    row: item.row,
    text: item.text,
    options: item.options.flatMap((option) => {
      const one = goods[option.goodsId];
      if (!one) return [];
      const price = one.price && showPrice(one.price);
      const notes = [price, expiryOf(option), fitOf(option), one.block?.message].filter(Boolean).join('，');
      return { value: String(one.id), label: `${nameOf(one)}（${notes}）`, danger: option.fit === 'differs' };
    }),
    goods: chosen && {
      id: String(chosen.id),
      name: chosen.name,
      href: href('list_info', { id: chosen.id }),
      facts: [chosen.spec, chosen.maker, option && expiryOf(option)].filter(Boolean).join(' '),
      price: chosen.price ?? { hidden: 'unquoted' },
      fit: option && {
        text: fitOf(option),
        tone: option.by === 'chosen' && option.fit !== 'differs' ? 'success' : fitTones[option.fit],
      },
    },
    mark: markOf(item),
    quantity: item.quantity,
    limits: chosen ? listLimits(chosen) : nothing,
    amount: chosen?.price && item.isIncluded ? multiplyMoney(chosen.price, item.quantity) : undefined,
    isIncluded: item.isIncluded,
    message,
    state: stateOf(item, message),
  };
}

/** The server's note, or after a choice by hand, how the quantity was adapted. */
function noteOf(item: ListItem, chosen: ListGoods | undefined): string {
  const { status, asked, quantity, message, doubt, isIncluded } = item;
  if (doubt && !isIncluded) return [doubt, message].filter(Boolean).join('；');
  if (!chosen || (status === 'matched' && chosen.id === item.options[0]?.goodsId)) return message;
  return asked === null || compareDecimals(asked, quantity) === 0
    ? ''
    : `清单写 ${asked}，按 ${quantity}${chosen.unit} 采购`;
}

const reasons: Record<ChoiceReason | 'own', string> = {
  bought: '已选上次厂家',
  price: '已选低价',
  expiry: '已选效期远',
  stock: '已选货足',
  preferred: '已选公司优先',
  none: '已选一家',
  own: '自选',
};

/** That products differ only in their maker, and why this one is proposed. */
function markOf({ options, goodsId, picked }: ListItem): string | undefined {
  const equal = options.filter(({ isEqual }) => isEqual);
  if (!equal.some((option) => option.goodsId === goodsId)) return undefined;
  return [`同规格 ${equal.length} 家`, picked && reasons[picked]].filter(Boolean).join('，');
}

const expiryOf = ({ expiry }: ListOption) => (expiry ? `效期 ${expiry}` : '');

const differing = { name: '品名不同', spec: '规格不同', form: '剂型不同', maker: '厂家不同' } as const;

/** How well the match fits, in words: mainly strength and pack. */
function fitOf({ by, fit, differences }: ListOption): string {
  const before = by === 'chosen' ? ['上次选的'] : [];
  if (differences.length > 0 || by === 'chosen')
    return [
      ...before,
      ...differences.map(({ what, asked, goods }) => `${differing[what]}：清单 ${asked}，商品 ${goods}`),
    ].join('；');
  if (by === 'id') return '编号一致';
  if (by === 'barcode') return '条码一致';
  if (by === 'code') return '编码一致';
  return fit === 'same' ? '规格一致' : '请核对规格';
}

const fitTones = { same: 'success', unsaid: 'warning', differs: 'danger' } as const;

const nameOf = ({ name, spec, maker }: ListGoods) => [name, spec, maker].filter(Boolean).join(' ');

function stateOf(item: ListItem, message: string): NonNullable<PurchaseRowView['state']> {
  if (groupOf(item) === 'added') return 'success';
  if (item.outcome || item.status === 'blocked' || item.status === 'unmatched') return 'danger';
  const option = item.options.find(({ goodsId }) => goodsId === item.goodsId) ?? item.options[0];
  if (option?.fit === 'differs') return 'danger';
  if (item.status === 'skipped') return 'plain';
  return message || item.goodsId === null ? 'warning' : 'plain';
}
