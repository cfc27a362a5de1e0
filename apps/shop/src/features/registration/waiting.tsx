import { useQuery } from '@tanstack/react-query';
import type { Registration } from '@yaoji/api-client/wire';
import type { PageRoute } from '@yaoji/routes';
import { Button, Notice } from '@yaoji/ui';
import { documentsQuery } from '#features/document/document.queries.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { href } from '#shared/routing/href.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import { NewcomerGoods } from './newcomer-goods.tsx';
import * as css from './register.css.ts';
import { RegistrationDocuments } from './registration-documents.tsx';

type WaitingProps = {
  registration: Registration;
  /** The page for correcting a refused registration. */
  mendAt: Extract<PageRoute, 'register_step2' | 'register_dd_step1'>;
};

/** The registration's status, missing or refused parts with reasons, and possible next steps (C106). */
export function Waiting({ registration, mendAt }: WaitingProps) {
  const { status, form } = registration;
  return (
    <>
      <State registration={registration} mendAt={mendAt} />
      {status !== 'passed' && form && (
        <section className={css.part} aria-label="资质证件">
          <h2 className={css.partTitle}>资质证件</h2>
          <RegistrationDocuments kind={form.kind} creditCode={form.creditCode} />
        </section>
      )}
      <div className={css.actions}>
        <Button size="large" tone="outline" href={href('home')}>
          返回首页
        </Button>
        <Button size="large" tone={status === 'passed' ? 'brand' : 'outline'} href={href('list_index')}>
          {status === 'passed' ? '去采购' : '先逛逛商品'}
        </Button>
      </div>
      <NewcomerGoods />
    </>
  );
}

function State({ registration, mendAt }: WaitingProps) {
  const { status, reason, missing, company, submittedAt } = registration;
  const { data: user } = useQuery(userStateQuery());
  const { data: documents } = useQuery({ ...documentsQuery(), enabled: status !== 'passed' });
  if (status === 'passed') {
    const unsigned = user?.isContractSigned === false;
    return (
      <Notice
        tone="success"
        title="审核已通过"
        action={unsigned ? <Button href={href('e_contract')}>签署电子合同</Button> : undefined}
      >
        {unsigned ? '签署电子合同后即可下单。' : '现在可以查看价格并下单。'}
      </Notice>
    );
  }
  if (status === 'rejected') {
    return (
      <Notice tone="danger" title="资料未通过审核" action={<Button href={href(mendAt)}>修改资料</Button>}>
        {reason ?? '请核对资料后重新提交。'}
      </Notice>
    );
  }
  const lacking = documents?.missing.map((each) => each.reason) ?? missing.map((name) => `请上传《${name}》`);
  const tel = user?.site.hotLine;
  return (
    <>
      <Notice title="资料已提交，正在审核">
        {company}
        {submittedAt !== null && `　提交时间 ${formatMinute(submittedAt)}`}
        。一般在一个工作日内完成，结果会以站内消息通知
        {tel && (
          <>
            ；如需加急请致电 <span className={css.unbroken}>{tel}</span>
          </>
        )}
        。
      </Notice>
      {lacking.length > 0 && (
        <Notice tone="warning" title="还缺少必需的证件，补齐后才能通过审核">
          {lacking.join('；')}
        </Notice>
      )}
    </>
  );
}
