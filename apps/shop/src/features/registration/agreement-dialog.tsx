import { useQuery } from '@tanstack/react-query';
import { ArticleBody, ArticleSkeleton, Button, Dialog, EmptyState } from '@yaoji/ui';
import { articleQuery } from '#features/help/article.queries.ts';
import { articleIdAt, helpCategoriesQuery } from '#features/help/help.queries.ts';
import { LoadError } from '#shared/page/loaded.tsx';

export const legalTexts = ['用户协议', '隐私政策'] as const;
export type LegalText = (typeof legalTexts)[number];

type AgreementDialogProps = { readonly of: LegalText; readonly onClose: () => void; readonly onAgree: () => void };

const noSearch = new URLSearchParams();

/** The user agreement or the privacy policy, to read before agreeing. Both have the same help page. */
export default function AgreementDialog({ of, onClose, onAgree }: AgreementDialogProps) {
  const categories = useQuery(helpCategoriesQuery());
  const isOf = ({ name }: { name: string }) => name.includes('隐私') === (of === '隐私政策');
  const entries = (categories.data ?? []).map((each) => ({ ...each, children: each.children.filter(isOf) }));
  const id = articleIdAt('help_agreement', noSearch, entries);
  const article = useQuery({ ...articleQuery(id), enabled: id > 0 });
  const asked = id > 0 ? article : categories;
  return (
    <Dialog
      open
      size="large"
      title={article.data?.title ?? of}
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
      {article.data ? (
        <ArticleBody html={article.data.html} />
      ) : asked.isError ? (
        <LoadError query={asked} compact />
      ) : id === 0 && categories.data ? (
        <EmptyState compact title={`暂无${of}`} picture="search" />
      ) : (
        <ArticleSkeleton />
      )}
    </Dialog>
  );
}
