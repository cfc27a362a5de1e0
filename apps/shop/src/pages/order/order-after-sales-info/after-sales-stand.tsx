import type { AfterSales, AfterSalesStatus } from '@yaoji/api-client/wire';
import { Card, OrderStatusBar } from '@yaoji/ui';
import { afterSalesStatusName } from '#features/after-sales/after-sales-words.ts';
import * as css from '#features/after-sales/service.css.ts';
import { formatMinute } from '#shared/time/format-time.ts';

const way: readonly (readonly [AfterSalesStatus, string])[] = [
  ['pending', '提交申请'],
  ['working', '客服处理'],
  ['solved', '问题解决'],
];

const note: Record<AfterSalesStatus, string> = {
  pending: '申请已提交，等待客服处理。',
  working: '客服正在处理，答复见沟通记录。',
  solved: '问题已解决。',
};

/** An after-sales request's status and when it changed. */
export const AfterSalesStand = ({ found: { status, events } }: { found: AfterSales }) => (
  <Card padding="large">
    <div className={css.stand}>
      <div>
        <h2 className={css.statusName}>{afterSalesStatusName[status]}</h2>
        <p className={css.statusNote}>{note[status]}</p>
      </div>
      <OrderStatusBar
        label="售后进度"
        current={way.findIndex(([step]) => step === status)}
        steps={way.map(([step, label]) => {
          const time = events.find((event) => event.status === step)?.createdAt;
          return { label, time: time === undefined ? undefined : formatMinute(time) };
        })}
      />
    </div>
  </Card>
);
