import { useQuery } from '@tanstack/react-query';
import { Button, Notice } from '@yaoji/ui';
import { ContactList } from '#features/help/contact-list.tsx';
import { FeedbackFormFields } from '#features/help/feedback-form.tsx';
import * as frame from '#features/help/help-frame.css.ts';
import { HelpFrame } from '#features/help/help-frame.tsx';
import { HelpText } from '#features/help/help-text.tsx';
import { userStateQuery } from '#features/user/user.queries.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';

export { findHelpSubject as findSubject, prefetchHelpArticle as prefetch } from '#features/help/help.queries.ts';

/** Hot line and form for complaints and advice (R103). */
export default function HelpComplaintPage() {
  const { data: user } = useQuery(userStateQuery());
  const loginHref = useLoginHref();
  return (
    <HelpFrame>
      <HelpText optional />
      <ContactList />
      {user && (
        <div className={frame.part}>
          {user.isLoggedIn ? (
            <FeedbackFormFields buyerId={user.id} kinds={['complaint', 'advice']} />
          ) : (
            <Notice
              title="登录后可在线提交投诉与建议"
              action={
                <Button size="small" href={loginHref}>
                  去登录
                </Button>
              }
            />
          )}
        </div>
      )}
    </HelpFrame>
  );
}
