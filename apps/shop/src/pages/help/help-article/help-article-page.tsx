import { prefetchHelpArticle } from '#features/help/help-article.ts';
import { HelpFrame } from '#features/help/help-frame.tsx';
import { HelpText } from '#features/help/help-text.tsx';
import type { Prefetch } from '#shared/routing/page-module.ts';

export { findHelpSubject as findSubject } from '#features/help/help-article.ts';

export const prefetch: Prefetch = (client, location) => void prefetchHelpArticle(client, location);

/** An article of the help centre (R095–R097, R099, R100, R110–R112). */
export default function HelpArticlePage() {
  return (
    <HelpFrame>
      <HelpText />
    </HelpFrame>
  );
}
