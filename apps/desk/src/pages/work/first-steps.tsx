import { type OperationData, operations } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';
import { Card, Link, StatusTag } from '@yaoji/ui';
import * as css from '#pages/parts/page.css.ts';
import { useRead } from '#shared/api/use-read.ts';

type Step = OperationData<'listFirstSteps'>[number];

/** What each step is called, and where it is done: a page, or a command where there is none. */
const steps: Record<Step['kind'], { label: string; hint: string; href?: string; command?: string }> = {
  settings: { label: '卖方资料', hint: '印在发票与随货同行单上', command: 'pnpm ops setting set seller.name 名称' },
  goods: { label: '上架商品', hint: '导入价目表，有价格与库存', command: 'pnpm catalogue import 价目表.xlsx' },
  buyers: {
    label: '通过第一家客户',
    hint: '客户注册后在这里审核',
    href: deskHref('buyers', {}, { status: 'pending' }),
  },
  activities: { label: '第一个促销活动', hint: '如满300减20', href: deskHref('newActivity') },
  orders: { label: '第一笔订单', hint: '客户下单后出现在订单中', href: deskHref('orders') },
};

/** The way from an empty shop to its first order; gone once all of it is done. */
export function FirstSteps() {
  const { data = [] } = useRead(operations.listFirstSteps, {});
  const done = data.filter(({ isDone }) => isDone).length;
  if (done === data.length) return null;
  return (
    <div className={css.bar}>
      <Card title="开店步骤" note={`已完成 ${done} / ${data.length}`}>
        <table className={css.table} aria-label="开店步骤">
          <tbody>
            {data.map(({ kind, isDone }, index) => {
              const { label, hint, href, command } = steps[kind];
              return (
                <tr key={kind}>
                  <td className={css.tableCell}>
                    {index + 1}. {href ? <Link href={href}>{label}</Link> : label}
                  </td>
                  <td className={css.tableCell}>
                    <span className={css.muted}>{hint}</span> {command && <code className={css.muted}>{command}</code>}
                  </td>
                  <td className={css.tableCellEnd}>
                    <StatusTag tone={isDone ? 'success' : 'neutral'}>{isDone ? '已完成' : '待完成'}</StatusTag>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Card>
    </div>
  );
}
