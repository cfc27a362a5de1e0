import { useQuery } from '@tanstack/react-query';
import { Card } from '@yaoji/ui';
import { FeedbackFormFields } from '#features/help/feedback-form.tsx';
import { userStateQuery } from '#features/user/user.queries.ts';
import { MemberFrame } from '#pages/parts/member/member-frame.tsx';

/** Advice, complaints and problems, sent to the shop (R092). */
export default function FeedbackPage() {
  const { data: user } = useQuery(userStateQuery());
  return (
    <MemberFrame note="我们会在 1 个工作日内回复">
      <Card padding="large">
        {user && <FeedbackFormFields buyerId={user.id} kinds={['advice', 'complaint', 'goods', 'other']} />}
      </Card>
    </MemberFrame>
  );
}
