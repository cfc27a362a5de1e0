import { prefetchHelpArticle } from '#pages/parts/help/help-article.ts';
import { HelpText } from '#pages/parts/help/help-text.tsx';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { ContactList } from '../parts/contact-list.tsx';
import { HelpFrame } from '../parts/help-frame.tsx';

export { findHelpSubject as findSubject } from '#pages/parts/help/help-article.ts';

export const prefetch: Prefetch = (client, location) => void prefetchHelpArticle(client, location);

/** Where the shop can be reached, and what it says of that (R104). */
export default function HelpContactPage() {
  return (
    <HelpFrame>
      <HelpText optional />
      <ContactList />
    </HelpFrame>
  );
}
