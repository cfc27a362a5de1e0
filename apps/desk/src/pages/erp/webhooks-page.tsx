import { operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { Button, Card, CopyButton } from '@yaoji/ui';
import { useState } from 'react';
import { WriteDialog } from '#pages/parts/action-dialog.tsx';
import { Fields } from '#pages/parts/fields.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { CardTable } from '#pages/parts/rows.tsx';
import { useRead } from '#shared/api/use-read.ts';
import { useWrite } from '#shared/api/use-write.ts';

const fields = [
  { name: 'url', label: '接收网址', required: true, hint: '以 https:// 开头' },
  { name: 'kinds', label: '事件', hint: '如 order.paid,order.shipped；留空：全部' },
] as const;

const deliveryStates = { pending: '待推送', delivered: '已送达', failed: '已放弃' } as const;

type ShowSecret = (made: { secret: string }) => void;

/** Where an ERP hears of what happens, and how it arrived there. */
export default function WebhooksPage() {
  const webhooks = useRead(operations.listWebhooks, {});
  const [isAdding, setIsAdding] = useState(false);
  const [secret, setSecret] = useState('');
  const onSecret: ShowSecret = (made) => setSecret(made.secret);
  const add = (
    <Button size="small" onClick={() => setIsAdding(true)}>
      添加接收网址
    </Button>
  );
  return (
    <Page title="推送" note="按 Standard Webhooks 签名；失败的重试五天" actions={add}>
      <div className={css.stack}>
        {secret && (
          <Card title="签名密钥" note="只在此时显示">
            <code className={css.strong}>{secret}</code> <CopyButton text={secret} name="密钥" />
          </Card>
        )}
        <Loaded query={webhooks} label="正在读取推送…">
          {(list) => list.map((each) => <WebhookCard key={each.id} webhook={each} onSecret={onSecret} />)}
        </Loaded>
      </div>
      {isAdding && <AddDialog onDone={onSecret} onClose={() => setIsAdding(false)} />}
    </Page>
  );
}

function AddDialog(props: { onDone: ShowSecret; onClose: () => void }) {
  const [{ url, kinds }, setForm] = useState({ url: '', kinds: '' });
  const body = { url, kinds: kinds.match(/[\w.]+/g) ?? [] };
  const onChange = (name: string, value: unknown = '') => setForm({ url, kinds, [name]: value });
  const write = { ...props, operation: operations.createWebhook, input: { body } };
  return (
    <WriteDialog title="添加接收网址" actionLabel="添加" size="large" {...write}>
      {(problems) => <Fields fields={fields} values={{ url, kinds }} problems={problems} onChange={onChange} />}
    </WriteDialog>
  );
}

function WebhookCard({ webhook, onSecret }: { webhook: Schemas['Webhook']; onSecret: ShowSecret }) {
  const { id, url, kinds, stoppedAt, failingSince } = webhook;
  const params = { id };
  const { data = [] } = useRead(operations.listDeliveries, { params });
  const change = useWrite(operations.changeWebhook);
  const renew = useWrite(operations.renewWebhookSecret);
  const replay = useWrite(operations.replayWebhook);
  const resend = useWrite(operations.resendDelivery);
  const [isRemoving, setIsRemoving] = useState(false);
  const state = stoppedAt ? '，已停止' : failingSince ? `，${formatMinute(failingSince)} 起失败` : '';
  const button = (label: string, onClick: () => void) => (
    <Button tone="plain" size="small" onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <Card title={url} note={`${kinds.join('、') || '全部事件'}${state}`}>
      <div className={css.buttons}>
        {stoppedAt && button('重新开始', () => change.mutate({ params, body: { url, kinds } }))}
        {button('更换密钥', () => renew.mutate({ params }, { onSuccess: onSecret }))}
        {button('删除', () => setIsRemoving(true))}
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
              {button('重发', () => resend.mutate({ params: { id: row.id } }))}
              {button('从此处全部重发', () => replay.mutate({ params, body: { after: position - 1 } }))}
            </span>,
          ],
        }))}
      />
      {isRemoving && (
        <WriteDialog
          title="删除接收网址"
          actionLabel="删除"
          destructive
          operation={operations.removeWebhook}
          input={{ params }}
          onClose={() => setIsRemoving(false)}
        >
          {() => `不再推送到 ${url}`}
        </WriteDialog>
      )}
    </Card>
  );
}
