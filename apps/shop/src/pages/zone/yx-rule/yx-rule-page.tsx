import { Container } from '@yaoji/ui';
import { prefetchHelpArticle } from '#features/help/help-article.ts';
import { HelpText } from '#features/help/help-text.tsx';
import type { Prefetch } from '#shared/routing/page-module.ts';

export { findHelpSubject as findSubject } from '#features/help/help-article.ts';

export const prefetch: Prefetch = (client, location) => void prefetchHelpArticle(client, location);

/** The rules of the free-shipping zone, without a menu (R077). */
export default function YxRulePage() {
  return (
    <Container>
      <HelpText />
    </Container>
  );
}
