import { Toaster } from '@yaoji/ui';
import { lazy, Suspense } from 'react';
import { useQuestions } from '#shared/notices/question.store.ts';
import { whenOnline } from '#shared/page/when-online.ts';

const QuestionDialog = lazy(whenOnline(() => import('./question-dialog.tsx')));

/** Renders toasts, and questions one after another. Mounted once per app. */
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
