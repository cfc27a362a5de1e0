import { useQuery } from '@tanstack/react-query';
import { routes } from '@yaoji/routes';
import { ArticleBody, ArticleSkeleton, Button, Dialog, EmptyState } from '@yaoji/ui';
import { articleQuery } from '#features/help/article.queries.ts';
import { articleIdAt } from '#features/help/help.queries.ts';
import { helpCategoriesQuery } from '#features/help/help-categories.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';

export const legalPages = ['help_agreement', 'help_privacy'] as const;
export type LegalPage = (typeof legalPages)[number];

type AgreementDialogProps = { of: LegalPage; onClose: () => void; onAgree: () => void };

const noSearch = new URLSearchParams();

/** The user agreement or the privacy policy, to read before agreeing. */
export function AgreementDialog({ of, onClose, onAgree }: AgreementDialogProps) {
  const categories = useQuery(helpCategoriesQuery());
  const id = articleIdAt(of, noSearch, categories.data ?? []);
  const article = useQuery({ ...articleQuery(id), enabled: id > 0 });
  return (
    <Dialog
      open
      size="large"
      title={article.data?.title ?? routes[of].title}
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            关闭
          </Button>
          <Button disabled={!article.data} onClick={onAgree}>
            同意
          </Button>
        </>
      }
    >
      <Loaded query={categories} compact skeleton={<ArticleSkeleton />}>
        {() => (
          <Loaded
            query={article}
            compact
            skeleton={<ArticleSkeleton />}
            missing={<EmptyState compact title={`暂无${routes[of].title}`} picture="search" />}
          >
            {({ html }) => <ArticleBody html={html} />}
          </Loaded>
        )}
      </Loaded>
    </Dialog>
  );
}
