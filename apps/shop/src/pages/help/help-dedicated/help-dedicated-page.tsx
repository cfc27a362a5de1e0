import { prefetchHelpArticle } from '#pages/parts/help/help-article.ts';
import { HelpText } from '#pages/parts/help/help-text.tsx';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { ContactList } from '../parts/contact-list.tsx';
import { HelpFrame } from '../parts/help-frame.tsx';

export { findHelpSubject as findSubject } from '#pages/parts/help/help-article.ts';

export const prefetch: Prefetch = (client, location) => void prefetchHelpArticle(client, location);

/** The buyer's own contact (R101). */
export default function HelpDedicatedPage() {
  return (
    <HelpFrame>
      <HelpText optional />
      <ContactList own />
    </HelpFrame>
  );
}
