import { operations } from '@yaoji/api-client';
import { type ChoiceRule, choiceRules } from '@yaoji/domain';
import { Button, Card, DownloadIcon, EmptyState, Price, SegmentedControl, Select, VirtualList } from '@yaoji/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { chooseSurest } from '#features/purchase-list/choose-goods.ts';
import {
  changeListItems,
  setChoiceRule,
  setListDraft,
  useListDraft,
} from '#features/purchase-list/list-draft.store.ts';
import {
  groupOf,
  type ListDraft,
  type ListGroup,
  type ListItem,
  listAmount,
} from '#features/purchase-list/list-item.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { downloadText } from '#shared/files/download-text.ts';
import { ask } from '#shared/notices/question.store.ts';
import { ListRowView } from './list-row-view.tsx';
import * as css from './quick-purchase.css.ts';
import { restFile } from './rest-file.ts';
import { useAddList } from './use-add-list.ts';

type Shown = ListGroup | 'all';

/** The matches of a list, row by row; ready rows go to the cart together. */
export function ListDecisions({ list }: { list: ListDraft }) {
  const { addList, adding } = useAddList();
  const [shown, setShown] = useState<Shown>('all');
  const settled = useDeferredValue(list);
  const count = useMemo(() => countGroups(list.items), [list.items]);
  const total = useMemo(() => listAmount(settled), [settled]);
  const items = shown === 'all' ? list.items : list.items.filter((item) => groupOf(item) === shown);
  const undecided = useMemo(() => chooseSurest(list), [list]);
  const rest = count.ready + count.open;
  const download = () => {
    const file = restFile(list);
    if (file) downloadText(file, '未加入的清单.csv');
  };
  return (
    <div className={css.blocks}>
      <Summary list={list} count={count} shown={shown} onShow={setShown} />
      <div className={css.table}>
        <div className={css.head} aria-hidden="true">
          <span>行</span>
          <span>清单原文</span>
          <span>识别为</span>
          <span className={css.end}>单价</span>
          <span>数量</span>
          <span className={css.end}>金额</span>
        </div>
        {items.length === 0 ? (
          <EmptyState compact title="没有这样的行" />
        ) : (
          <VirtualList items={items} keyOf={keyOf} estimatePx={57} label="采购清单">
            {(item) => <ListRowView item={item} goods={list.goods} />}
          </VirtualList>
        )}
        <div className={css.foot}>
          <div className={css.others}>
            <Button tone="plain" size="small" onClick={() => void startAnew(count.ready)}>
              重新导入
            </Button>
            <Button
              tone="outline"
              size="small"
              icon={<DownloadIcon size={14} />}
              disabled={rest === 0}
              onClick={download}
            >
              下载未加入的 {rest} 行
            </Button>
            {undecided.size > 0 && (
              <Button tone="outline" size="small" onClick={() => changeListItems(undecided)}>
                未确认的 {undecided.size} 行按推荐商品选择
              </Button>
            )}
          </div>
          <span className={css.sum}>
            预计 <Price value={total} size="large" />
          </span>
          <RoleButton
            operation={operations.addCartLines}
            loading={adding}
            disabled={count.ready === 0}
            onClick={() => void addList()}
          >
            加入购物车（{count.ready} 行）
          </RoleButton>
        </div>
      </div>
    </div>
  );
}

type SummaryProps = {
  list: ListDraft;
  count: Count;
  shown: Shown;
  onShow: (shown: Shown) => void;
};

/** Row counts by kind, as a filter. */
const Summary = ({ list, count, shown, onShow }: SummaryProps) => (
  <Card>
    <div className={css.summary}>
      <p role="status">
        <strong>{list.source}</strong>　共 {count.all} 行：{count.ready} 行待加入，{count.open} 行未选，
        {count.added} 行已加入
        {count.skipped > 0 && `，${count.skipped} 行不是商品`}
        {list.columns.length > 0 && <span className={css.quiet}>　识别到的列：{list.columns.join('、')}</span>}
      </p>
      <RuleSelect />
      <SegmentedControl
        label="显示的行"
        value={shown}
        onChange={onShow}
        items={(['all', 'ready', 'open', 'added'] as const).map((group) => ({
          value: group,
          label: `${groupNames[group]} ${count[group]}`,
        }))}
      />
    </div>
  </Card>
);

const ruleNames: Record<ChoiceRule, string> = { bought: '上次厂家优先', price: '低价优先', expiry: '效期远优先' };
const rules = choiceRules.map((rule) => ({ value: rule, label: ruleNames[rule] }));

/** The buyer's standing rule between makers of the same product. */
function RuleSelect() {
  const rule = useListDraft(({ rule }) => rule);
  return (
    <div className={css.rule}>
      同规格几家时
      <Select
        size="small"
        aria-label="同规格几家时"
        options={rules}
        value={rule}
        onChange={(value) => setChoiceRule(choiceRules.find((each) => each === value) ?? 'bought')}
      />
      <span className={css.key}>F2 换一家</span>
    </div>
  );
}

const groupNames = { all: '全部', ready: '待加入', open: '未选', added: '已加入' };

const keyOf = ({ row }: ListItem) => String(row);

type Count = Readonly<Record<Shown | 'skipped', number>>;

function countGroups(items: readonly ListItem[]): Count {
  const count = { all: items.length, ready: 0, open: 0, added: 0, skipped: 0 };
  for (const item of items) count[groupOf(item)] += 1;
  return count;
}

/** Discards the list, after confirmation if rows are ready. */
async function startAnew(readyCount: number) {
  const confirmed =
    readyCount === 0 ||
    (await ask({
      title: '重新导入',
      text: `还有 ${readyCount} 行没有加入购物车，确定放弃这份清单吗?`,
      confirmLabel: '放弃并重新导入',
      cancelLabel: '继续处理',
      destructive: true,
    }));
  if (confirmed) setListDraft(null);
}
