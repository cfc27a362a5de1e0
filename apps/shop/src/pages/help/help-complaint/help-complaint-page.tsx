import { useQuery } from '@tanstack/react-query';
import { Button, Notice, Skeleton } from '@yaoji/ui';
import { useSyncExternalStore } from 'react';
import { FeedbackFormFields } from '#features/help/feedback-form.tsx';
import { userStateQuery } from '#features/user/user.queries.ts';
import { prefetchHelpArticle } from '#pages/parts/help/help-article.ts';
import { HelpText } from '#pages/parts/help/help-text.tsx';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import { ContactList } from '../parts/contact-list.tsx';
import * as frame from '../parts/help-frame.css.ts';
import { HelpFrame } from '../parts/help-frame.tsx';

export { findHelpSubject as findSubject } from '#pages/parts/help/help-article.ts';

export const prefetch: Prefetch = (client, location) => void prefetchHelpArticle(client, location);

/** Hot line and form for complaints and advice (R103). */
export default function HelpComplaintPage() {
  const { data: user } = useQuery(userStateQuery());
  const loginHref = useLoginHref();
  const isLive = useIsLive();
  return (
    <HelpFrame>
      <HelpText optional />
      <ContactList />
      {user && (
        <div className={frame.part}>
          {user.isLoggedIn ? (
            // What is typed into a form before its code is there would be lost.
            isLive ? (
              <FeedbackFormFields buyerId={user.id} kinds={['complaint', 'advice']} />
            ) : (
              <Skeleton height={520} />
            )
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

const never = () => () => {};

/** Whether what is seen can be used already: false where a server renders it, and until the browser has taken it over. */
const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
