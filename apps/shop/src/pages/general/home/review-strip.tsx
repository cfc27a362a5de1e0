import { useQuery } from '@tanstack/react-query';
import type { Registration } from '@yaoji/api-client/wire';
import { Button, Notice } from '@yaoji/ui';
import { registrationQuery } from '#features/user/registration.queries.ts';
import { href } from '#shared/routing/href.ts';
import { formatMinute } from '#shared/time/format-time.ts';

/** The registration's status and next step for buyers who may not buy yet. */
export function ReviewStrip() {
  const { data } = useQuery(registrationQuery());
  if (!data || data.status === 'passed') return null;
  const { tone, title, text, label } = wordsOf(data);
  return (
    <Notice tone={tone} title={title} action={<Button href={href('register_step3')}>{label}</Button>}>
      {text}
    </Notice>
  );
}

function wordsOf({ status, reason, missing, submittedAt }: Registration) {
  if (status === 'rejected')
    return {
      tone: 'danger',
      title: '资质审核未通过',
      text: reason ?? '请按要求重新上传证件',
      label: '重新上传',
    } as const;
  if (status === 'company' || missing.length > 0)
    return {
      tone: 'warning',
      title: '还差一步就能看到价格',
      text: status === 'company' ? '请填写企业信息并上传证件' : `请上传${missing.join('、')}`,
      label: '去完善',
    } as const;
  return {
    tone: 'info',
    title: '资质审核中',
    text: `${submittedAt ? `${formatMinute(submittedAt)} 已提交，` : ''}通过后即可看到价格并下单，审核结果会以消息通知`,
    label: '查看进度',
  } as const;
}
