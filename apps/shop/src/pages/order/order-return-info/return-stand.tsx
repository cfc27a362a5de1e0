import type { OrderReturn, ReturnStatus } from '@yaoji/api-client/wire';
import { Button, Card, formatMoney, Notice, OrderStatusBar } from '@yaoji/ui';
import * as css from '#features/after-sales/service.css.ts';
import { refundTargetName, returnStatusName } from '#features/order-return/return-status.ts';
import { copyText } from '#shared/clipboard/copy-text.ts';
import { href } from '#shared/routing/href.ts';
import { formatMinute } from '#shared/time/format-time.ts';

const way: readonly ReturnStatus[] = ['applied', 'agreed', 'returning', 'refunded'];
const refusedWay: readonly ReturnStatus[] = ['applied', 'refused'];
const shortWay: readonly ReturnStatus[] = ['returning', 'refunded'];
const stepName: Record<ReturnStatus, string> = {
  applied: '提交申请',
  agreed: '同意退货',
  refused: '未通过',
  returning: '收到退货',
  refunded: '退款完成',
};

/** A short delivery has no application: its units were never sent. */
const isShort = ({ events }: OrderReturn) => !events.some(({ status }) => status === 'applied');

/** A return's status, history and the buyer's next step. */
export function ReturnStand({ found }: { found: OrderReturn }) {
  const isRefused = found.status === 'refused';
  const steps = isRefused ? refusedWay : isShort(found) ? shortWay : way;
  const timeOf = (status: ReturnStatus) => found.events.findLast((event) => event.status === status)?.createdAt;
  return (
    <Card padding="large">
      <div className={css.stand}>
        <div className={css.status}>
          <div>
            <h2 className={css.statusName}>{returnStatusName[found.status]}</h2>
            <p className={css.statusNote}>{noteOf(found)}</p>
          </div>
          {isRefused && (
            <Button tone="outline" href={href('order_info', { id: found.orderId }, { apply: 'return' })}>
              重新申请
            </Button>
          )}
        </div>
        <OrderStatusBar
          label="退货进度"
          current={steps.indexOf(found.status)}
          stopped={isRefused}
          steps={steps.map((status) => {
            const time = timeOf(status);
            const label = status === 'returning' && isShort(found) ? '缺货登记' : stepName[status];
            return { label, time: time === undefined ? undefined : formatMinute(time) };
          })}
        />
        {found.answer && (
          <Notice tone="warning" title="未通过原因">
            {found.answer}
          </Notice>
        )}
        {found.status === 'agreed' && found.returnAddress && (
          <Notice
            title="寄回地址"
            action={
              <Button tone="outline" size="small" onClick={() => void copyText(found.returnAddress ?? '', '寄回地址')}>
                复制
              </Button>
            }
          >
            {found.returnAddress}
          </Notice>
        )}
      </div>
    </Card>
  );
}

function noteOf(found: OrderReturn): string {
  const { id, status, refund, refundTo } = found;
  switch (status) {
    case 'applied':
      return '申请已提交，正在审核。';
    case 'agreed':
      return `请将商品寄回下面的地址，并在包裹内注明退货单号 ${id}。`;
    case 'returning':
      return `${isShort(found) ? '' : '已收到寄回的商品，'}${
        refundTo === 'bank' ? `${formatMoney(refund)} 待退款（银行转账，汇出后通知您）` : '正在安排退款'
      }。`;
    case 'refunded':
      return `${formatMoney(refund)} 已${refundTargetName[refundTo]}。`;
    case 'refused':
      return '退货申请没有通过。';
  }
}
