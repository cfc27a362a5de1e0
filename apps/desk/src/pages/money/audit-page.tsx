import { operations } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { Button, Card, Link, Notice } from '@yaoji/ui';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { useRead } from '#shared/api/use-read.ts';
import { useWrite } from '#shared/api/use-write.ts';

/** A finding of the audit, with links to the records it names. */
const Complaint = ({ text }: { text: string }) =>
  text.split(/\b((?:order|buyer|goods) \d+)/).map((part, index) => {
    const [name = '', id = ''] = index % 2 === 1 ? part.split(' ') : [];
    if (!name) return part;
    const [label, href] = {
      order: ['订单', deskHref('order', { id })],
      buyer: ['客户', deskHref('buyer', { id })],
      goods: ['商品', deskHref('goods', {}, { search: id })],
    }[name as 'order' | 'buyer' | 'goods'] as [string, string]; // The pattern allows only these names.
    return (
      <Link key={`${index} ${part}`} href={href}>
        {label} {id}
      </Link>
    );
  });

/** Compares money, stock and orders: the last result, and a button for a new run. */
export default function AuditPage() {
  const audit = useRead(operations.getAudit, {});
  const start = useWrite(operations.startAudit);
  const isRunning = start.isPending || audit.data?.endedAt === null;
  return (
    <Page
      title="稽核"
      note={<PageNav of="money" />}
      actions={
        <Button loading={isRunning} onClick={() => start.mutate({})}>
          立即稽核
        </Button>
      }
    >
      {start.error && <Refusal error={start.error} />}
      <Loaded read={operations.getAudit} everyMs={(run) => (run?.endedAt === null ? 1000 : false)}>
        {(run) => (
          <div className={css.stack}>
            {!run && <Notice tone="info">还没有稽核过</Notice>}
            {run?.endedAt === null && <Notice tone="info">正在核对资金、库存与订单…</Notice>}
            {run && run.endedAt !== null && (
              <Notice tone={run.breaches.length > 0 ? 'danger' : 'success'} announced>
                {run.rules - run.breaches.length} / {run.rules} 条规则成立 · {formatMinute(run.endedAt)} ·{' '}
                {run.operator}
              </Notice>
            )}
            {run?.breaches.map(({ rule, what }) => (
              <Card key={rule} title={rule} note={`${what.length}${what.length === 20 ? ' 条以上' : ' 条'}`}>
                {what.map((text) => (
                  <div key={text}>
                    <Complaint text={text} />
                  </div>
                ))}
              </Card>
            ))}
          </div>
        )}
      </Loaded>
    </Page>
  );
}
