import { ContactList } from '#features/help/contact-list.tsx';
import { prefetchHelpArticle } from '#features/help/help-article.ts';
import { HelpFrame } from '#features/help/help-frame.tsx';
import { HelpText } from '#features/help/help-text.tsx';
import type { Prefetch } from '#shared/routing/page-module.ts';

export { findHelpSubject as findSubject } from '#features/help/help-article.ts';

export const prefetch: Prefetch = (client, location) => void prefetchHelpArticle(client, location);

/** The shop's contact details (R104). */
export default function HelpContactPage() {
  return (
    <HelpFrame>
      <HelpText optional />
      <ContactList />
    </HelpFrame>
  );
}
