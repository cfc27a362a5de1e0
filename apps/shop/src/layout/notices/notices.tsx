import { Toaster } from '@yaoji/ui';
import { lazy, Suspense } from 'react';
import { useQuestions } from '#shared/notices/question.store.ts';
import { whenOnline } from '#shared/page/when-online.ts';

const QuestionDialog = lazy(whenOnline(() => import('./question-dialog.tsx')));

/** Once in the app: shows toasts, and questions one after the other. */
export function Notices() {
  const question = useQuestions(({ queue }) => queue[0]);
  return (
    <>
      <Toaster />
      {question && (
        <Suspense>
          <QuestionDialog key={question.text} question={question} />
        </Suspense>
      )}
    </>
  );
}
