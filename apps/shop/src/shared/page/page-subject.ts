import { useEffect } from 'react';
import { create } from 'zustand';

export const usePageSubjectStore = create<{ readonly subject: string | undefined }>(() => ({ subject: undefined }));

/** Names what the page shows, such as a goods, at the head of the document's title (S11). */
export function usePageSubject(subject: string | undefined) {
  useEffect(() => {
    usePageSubjectStore.setState({ subject });
    return () => usePageSubjectStore.setState({ subject: undefined });
  }, [subject]);
}
