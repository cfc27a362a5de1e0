import { operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { Card, DescriptionList, Notice, StatusTag } from '@yaoji/ui';
import { Actions, action } from '#pages/parts/actions.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { CardTable } from '#pages/parts/rows.tsx';

type System = Schemas['System'];

const alertTexts: Record<System['alerts'][number], string> = {
  backupOld: '两天内没有完成的备份',
  diskLow: '数据磁盘的可用空间不足 10%',
  jobsFailing: '有任务失败，正在重试；见 待办 → 失败的任务',
  webhooksStopped: '有推送地址长时间没有应答，已停止推送；见 ERP → 推送',
};

const outcomeTags: Record<Schemas['Backup']['outcome'], { tone: 'success' | 'danger' | 'neutral'; text: string }> = {
  begun: { tone: 'neutral', text: '进行中或中断' },
  done: { tone: 'success', text: '完成' },
  refused: { tone: 'danger', text: '被拒绝' },
  failed: { tone: 'danger', text: '失败' },
};

const megabyte = 1024 ** 2;
const sizeText = (bytes: number) =>
  bytes < 1024 * megabyte ? `${Math.round(bytes / megabyte)} MB` : `${(bytes / 1024 / megabyte).toFixed(1)} GB`;

const diskText = (disk: System['disk']) => (disk ? `可用 ${sizeText(disk.free)}，共 ${sizeText(disk.size)}` : '—');

const schemaText = ({ migrations, knownMigrations }: System) =>
  migrations === knownMigrations
    ? `${migrations}，与程序一致`
    : `${migrations}，程序为 ${knownMigrations}：请重启旧版本的进程`;

const smsTexts: Record<System['sms'], string> = {
  none: '未配置：客户凭邀请码或邮箱注册',
  gateway: '短信网关',
  aliyun: '阿里云短信',
  tencent: '腾讯云短信',
  sandbox: '模拟短信，只供试用',
};

const testMail = action(operations.sendTestMail, {
  label: '发测试邮件',
  actionLabel: '发送',
  source: { to: '' },
  done: '测试邮件已发出，请查收',
  inputOf: (body) => ({ body }),
  fields: [{ name: 'to', required: true, input: { maxLength: 100, inputMode: 'email' } }],
});

const trackingItems = (tracking: System['tracking']) => {
  if (!tracking) return [{ label: '服务', value: '未配置：物流由员工填写或 ERP 推送' }];
  const { open, failing, lastFailure } = tracking;
  return [
    { label: '服务', value: '快递100' },
    { label: '在途运单', value: failing > 0 ? `${open}，其中 ${failing} 个上次查询失败` : open },
    {
      label: '最近失败',
      value: lastFailure
        ? `${formatMinute(lastFailure.failedAt)} ${lastFailure.company} ${lastFailure.trackingNo}：${lastFailure.error}`
        : '没有',
      wide: true,
    },
  ];
};

/** Versions, disk, queues, messages and backups of the server. */
export default function SystemPage() {
  return (
    <Page title="系统" note={<PageNav of="log" />}>
      <Loaded read={operations.getSystem}>
        {(system) => (
          <div className={css.stack}>
            {system.alerts.map((alert) => (
              <Notice key={alert} tone="warning">
                {alertTexts[alert]}
              </Notice>
            ))}
            <Card title="运行">
              <DescriptionList
                items={[
                  { label: '启动时间', value: formatMinute(system.startedAt) },
                  { label: '数据表版本', value: schemaText(system) },
                  { label: 'Node', value: system.node },
                  { label: 'Postgres', value: system.postgres },
                  { label: '数据库大小', value: sizeText(system.databaseBytes) },
                  {
                    label: '数据磁盘',
                    value: diskText(system.disk),
                  },
                ]}
              />
            </Card>
            <Card title="任务与推送">
              <DescriptionList
                items={[
                  { label: '等待执行', value: system.jobs.due },
                  { label: '正在执行', value: system.jobs.running },
                  { label: '失败待重试', value: system.jobs.failing },
                  { label: '已排定', value: system.jobs.planned },
                  { label: '停止的推送', value: system.stoppedWebhooks },
                ]}
              />
            </Card>
            <Card title="短信与邮件" aside={system.mail && <Actions actions={[testMail]} size="small" />}>
              <DescriptionList
                items={[
                  { label: '短信', value: smsTexts[system.sms] },
                  { label: '邮件服务器', value: system.mail?.server ?? '未配置：客户不能用邮箱注册' },
                  ...(system.mail ? [{ label: '发件人', value: system.mail.from }] : []),
                ]}
              />
            </Card>
            <Card title="物流查询">
              <DescriptionList items={trackingItems(system.tracking)} />
            </Card>
            <Card title="备份" note="由 backup write 命令写出；见运维文档">
              <CardTable
                label="备份"
                isLabelled
                heads={['时间', '结果', '说明']}
                rows={system.backups.map(({ createdAt, outcome, answer }) => ({
                  key: createdAt,
                  cells: [
                    formatMinute(createdAt),
                    <StatusTag tone={outcomeTags[outcome].tone}>{outcomeTags[outcome].text}</StatusTag>,
                    answer,
                  ],
                }))}
              />
            </Card>
          </div>
        )}
      </Loaded>
    </Page>
  );
}
