import { Card, formatMoney, Notice } from '@yaoji/ui';
import * as css from '#pages/parts/page.css.ts';
import { Rows } from '#pages/parts/rows.tsx';
import type { PriceList } from './price-list-page.tsx';

type Found = NonNullable<PriceList['found']>;

const understoodBy = { head: '列名', content: '内容', option: '您的选择' } as const;

/** How a list is read, and the changes it would make. */
export function Findings({ found }: { found: Found }) {
  const {
    sheets,
    leftOut,
    skipped,
    reports,
    reportCount,
    large,
    largeCount,
    gone,
    goneCount,
    below = [],
    belowCount = 0,
  } = found;
  const prices = [
    [found.raised, '上调'],
    [found.lowered, '下调'],
    [found.gained, '新报价'],
    [found.lost, '不再报价'],
  ] as const;
  const changed = prices.filter(([count]) => count > 0).map(([count, what]) => `${what} ${count}`);
  return (
    <div className={css.split}>
      <div className={css.stack}>
        {sheets.map(({ name, lines, columns, unknown }) => (
          <Card key={name} padding="small" title={name || '表格'} note={`${lines} 行`}>
            <Rows
              label="列的含义"
              endsInFigures={false}
              heads={['含义', '列名', '依据', '示例']}
              rows={columns.map(({ label, head, by, examples }) => [
                label,
                head,
                understoodBy[by],
                examples.join('、').slice(0, 80) || '空',
              ])}
            />
            {unknown.length > 0 && <p className={css.muted}>未使用的列：{unknown.join('、')}</p>}
          </Card>
        ))}
        {(leftOut.length > 0 || skipped > 0) && (
          <p className={css.muted}>
            {leftOut.length > 0 && `未读取的工作表：${leftOut.join('、')}。`}
            {skipped > 0 && `${skipped} 行不是商品（合计、备注等），已跳过。`}
          </p>
        )}
        <ListCard title="需要留意的行" note={`共 ${reportCount} 条`} list={reports} count={reportCount} />
      </div>
      <div className={css.facts}>
        {found.open === null && (
          <Card padding="small" title="价格">
            {changed.join(' · ') || '没有变化'}
            {largeCount > 0 && (
              <>
                <Notice tone="warning">
                  {largeCount} 个商品的价格变动超过 30%{countShown(large, largeCount)}
                </Notice>
                <Rows
                  label="变动超过 30%"
                  heads={['商品', '价格']}
                  rows={large.map(({ name, before, after }) => [
                    name,
                    `${formatMoney(before)} → ${formatMoney(after)}`,
                  ])}
                />
              </>
            )}
          </Card>
        )}
        <ListCard
          title="低于最低价"
          note={`${belowCount} 个，须另一位有审批权限的同事同意；其余照常导入`}
          list={below.map(({ name, price, floor }) => `${name}：${formatMoney(price)}，最低 ${formatMoney(floor)}`)}
          count={belowCount}
        />
        <ListCard title="表中没有的在售商品" note={`${goneCount} 个`} list={gone} count={goneCount} />
      </div>
    </div>
  );
}

type ListCardProps = { title: string; note: string; list: readonly string[]; count: number };

const ListCard = ({ title, note, list, count }: ListCardProps) =>
  count > 0 && (
    <Card padding="small" title={title} note={note + countShown(list, count)}>
      <ul>
        {list.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Card>
  );

const countShown = (shown: readonly unknown[], count: number) =>
  shown.length < count ? `，以下是前 ${shown.length} 个` : '';
