import { useQuery } from '@tanstack/react-query';
import type { CartProblem, PurchaseBlockCode } from '@yaoji/domain';
import { matchRoute, type PageRoute } from '@yaoji/routes';
import { Link } from '@yaoji/ui';
import { resolveLink } from '#shared/routing/resolve-link.ts';
import { footerCategoriesQuery } from './help-categories.queries.ts';

/** The help page that explains each reason; the others explain themselves. */
const explainedBy: Partial<Record<PurchaseBlockCode | CartProblem['code'], PageRoute>> = {
  LOGIN: 'help_register',
  NOT_PASSED: 'help_register',
  CONTRACT_UNSIGNED: 'help_shopping',
  DOCUMENT_EXPIRED: 'help_safe',
  OUT_OF_SCOPE: 'help_safe',
  REGION: 'help_shopping',
  DIRECTED_SALE: 'help_shopping',
  BELOW_PACK: 'help_shopping',
  QUOTA_USED: 'help_shopping',
  EPHEDRINE_OWN_ORDER: 'help_safe',
  BELOW_MINIMUM: 'help_delivery',
};

/** A link to the article that explains why an order is not possible, if the shop has it. */
export function ReasonHelp({ code }: { code: keyof typeof explainedBy }) {
  // The footer of the page fetches them.
  const { data = [] } = useQuery({ ...footerCategoriesQuery(), enabled: false });
  const page = explainedBy[code];
  const article = data
    .flatMap(({ children }) => children)
    .find(({ url }) => page !== undefined && matchRoute(url).name === page);
  const target = resolveLink(article?.url);
  return target ? <Link href={target}>查看说明</Link> : null;
}
