import { operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { Card, CopyButton, EmptyState } from '@yaoji/ui';
import { useState } from 'react';
import { Actions, action, WriteButton } from '#pages/parts/actions.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { CardTable } from '#pages/parts/rows.tsx';
import { useRead } from '#shared/api/use-read.ts';

const deliveryStates = { pending: '待推送', delivered: '已送达', failed: '已放弃' } as const;

type ShowSecret = (made: { secret: string }) => void;

/** Endpoints that receive events for an ERP, and their deliveries. */
export default function WebhooksPage() {
  const [{ secret }, onSecret] = useState({ secret: '' });
  const add = action(operations.createWebhook, {
    label: '添加接收网址',
    tone: 'brand',
    actionLabel: '添加',
    size: 'large',
    source: { url: '' } as { url: string; kinds?: string },
    fields: [
      { name: 'url', required: true, hint: '以 https:// 开头' },
      { name: 'kinds', hint: '如 order.paid,order.shipped；留空：全部' },
    ],
    inputOf: ({ url, kinds }) => ({ body: { url, kinds: kinds?.match(/[\w.]+/g) ?? [] } }),
    onDone: onSecret,
  });
  return (
    <Page
      title="推送"
      note="按 Standard Webhooks 签名；失败的重试五天"
      actions={<Actions actions={[add]} size="small" />}
    >
      <div className={css.stack}>
        {secret && (
          <Card title="签名密钥" note="只在此时显示">
            <code className={css.strong}>{secret}</code> <CopyButton text={secret} name="密钥" />
          </Card>
        )}
        <Loaded read={operations.listWebhooks}>
          {(list) =>
            list.length === 0 ? (
              <EmptyState title="还没有接收网址" picture="order">
                添加后，订单、收款和退货的变化会推送到您的 ERP。
              </EmptyState>
            ) : (
              list.map((each) => <WebhookCard key={each.id} webhook={each} onSecret={onSecret} />)
            )
          }
        </Loaded>
      </div>
    </Page>
  );
}

const look = { tone: 'plain', size: 'small' } as const;

function WebhookCard({ webhook, onSecret }: { webhook: Schemas['Webhook']; onSecret: ShowSecret }) {
  const { id, url, kinds, stoppedAt, failingSince } = webhook;
  const params = { id };
  const { data = [] } = useRead(operations.listDeliveries, { params });
  const state = stoppedAt ? '，已停止' : failingSince ? `，${formatMinute(failingSince)} 起失败` : '';
  const again = { params, body: { url, kinds } };
  const remove = action(operations.removeWebhook, {
    label: '删除',
    tone: 'plain',
    title: '删除接收网址',
    destructive: true,
    inputOf: () => ({ params }),
    children: `不再推送到 ${url}`,
  });
  return (
    <Card title={url} note={`${kinds.join('、') || '全部事件'}${state}`}>
      <div className={css.buttons}>
        {stoppedAt && <WriteButton {...look} label="重新开始" operation={operations.changeWebhook} input={again} />}
        <WriteButton
          {...look}
          label="更换密钥"
          operation={operations.renewWebhookSecret}
          input={{ params }}
          onDone={onSecret}
        />
        <Actions actions={[remove]} size="small" />
      </div>
      <CardTable
        label={`最近推送到 ${url} 的事件`}
        heads={['时间', '事件', '编号', '状态', '最后应答', '']}
        rows={data.map(({ position, answerStatus, answer, ...row }) => ({
          key: row.id,
          cells: [
            formatMinute(row.createdAt),
            row.kind,
            row.number,
            `${deliveryStates[row.status]}，第 ${row.attempts} 次`,
            `${answerStatus ?? ''} ${answer}`,
            <span key="actions" className={css.buttons}>
              <WriteButton
                {...look}
                label="重发"
                operation={operations.resendDelivery}
                input={{ params: { id: row.id } }}
              />
              <WriteButton
                {...look}
                label="从此处全部重发"
                operation={operations.replayWebhook}
                input={{ params, body: { after: position - 1 } }}
              />
            </span>,
          ],
        }))}
      />
    </Card>
  );
}
