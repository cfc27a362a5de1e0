import { prefetchHelpArticle } from '#pages/parts/help/help-article.ts';
import { HelpText } from '#pages/parts/help/help-text.tsx';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { HelpFrame } from '../parts/help-frame.tsx';

export { findHelpSubject as findSubject } from '#pages/parts/help/help-article.ts';

export const prefetch: Prefetch = (client, location) => void prefetchHelpArticle(client, location);

/** An article of the help centre (R095–R097, R099, R100, R110–R112). */
export default function HelpArticlePage() {
  return (
    <HelpFrame>
      <HelpText />
    </HelpFrame>
  );
}
