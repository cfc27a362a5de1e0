import { useEffect } from 'react';
import { create } from 'zustand';

export const usePageSubjectStore = create<{ readonly subject: string | undefined }>(() => ({ subject: undefined }));

/** Names the page's subject, such as a product, at the start of the document's title (S11). */
export function usePageSubject(subject: string | undefined) {
  useEffect(() => {
    usePageSubjectStore.setState({ subject });
    return () => usePageSubjectStore.setState({ subject: undefined });
  }, [subject]);
}
