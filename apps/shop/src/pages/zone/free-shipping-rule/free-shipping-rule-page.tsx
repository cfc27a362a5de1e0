import { Container } from '@yaoji/ui';
import { HelpText } from '#features/help/help-text.tsx';

export { findHelpSubject as findSubject, prefetchHelpArticle as prefetch } from '#features/help/help.queries.ts';

/** The rules of the free-shipping zone, without a menu (R077). */
export default function FreeShippingRulePage() {
  return (
    <Container>
      <HelpText />
    </Container>
  );
}
