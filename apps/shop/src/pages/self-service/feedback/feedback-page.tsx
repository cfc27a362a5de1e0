import { useQuery } from '@tanstack/react-query';
import { Card } from '@yaoji/ui';
import { feedbackQuery } from '#features/help/feedback.queries.ts';
import { FeedbackFormFields } from '#features/help/feedback-form.tsx';
import { MemberFrame } from '#features/member/member-frame.tsx';
import { userStateQuery } from '#features/user/user.queries.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { readId } from '#shared/routing/read-id.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { OwnFeedback } from './own-feedback.tsx';

export const prefetch: Prefetch = (client) => void client.prefetchQuery(feedbackQuery());

/** Advice, complaints and problems, and the conversation about each (R092); messages link here with `?id=`. */
export default function FeedbackPage() {
  const { data: user } = useQuery(userStateQuery());
  const id = readId(useSearch().get('id'));
  return (
    <MemberFrame note="我们会在 1 个工作日内回复">
      {id > 0 && <OwnFeedback openId={id} />}
      <Card title="提交反馈" padding="large">
        {user && <FeedbackFormFields buyerId={user.id} kinds={['advice', 'complaint', 'goods', 'other']} />}
      </Card>
      {id === 0 && <OwnFeedback openId={0} />}
    </MemberFrame>
  );
}
