import { HelpFrame } from '#features/help/help-frame.tsx';
import { HelpText } from '#features/help/help-text.tsx';

export { findHelpSubject as findSubject, prefetchHelpArticle as prefetch } from '#features/help/help.queries.ts';

/** An article of the help centre (R095–R097, R099, R100, R110–R112, R126). */
export default function HelpArticlePage() {
  return (
    <HelpFrame>
      <HelpText />
    </HelpFrame>
  );
}
