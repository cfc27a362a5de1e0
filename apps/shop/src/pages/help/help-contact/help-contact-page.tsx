import { ContactList } from '#features/help/contact-list.tsx';
import { HelpFrame } from '#features/help/help-frame.tsx';
import { HelpText } from '#features/help/help-text.tsx';

export { findHelpSubject as findSubject, prefetchHelpArticle as prefetch } from '#features/help/help.queries.ts';

/** The shop's contact details (R104). */
export default function HelpContactPage() {
  return (
    <HelpFrame>
      <HelpText optional />
      <ContactList />
    </HelpFrame>
  );
}
