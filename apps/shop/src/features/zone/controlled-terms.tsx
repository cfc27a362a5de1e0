import { useQuery } from '@tanstack/react-query';
import type { Document, Documents, Goods } from '@yaoji/api-client/wire';
import { Button, Card, Link, StatusTag } from '@yaoji/ui';
import { documentsQuery } from '#features/document/document.queries.ts';
import { byUrgency, documentState } from '#features/document/document-state.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { href } from '#shared/routing/href.ts';
import { useLoginHref } from '#shared/routing/use-login-href.ts';
import * as css from './controlled-landing.css.ts';

type ControlledTermsProps = {
  /** The controlled products on the page. */
  goods: readonly Goods[];
};

/** The terms of controlled products, and this buyer's documents for the classes on the page. */
export function ControlledTerms({ goods }: ControlledTermsProps) {
  const { data: user } = useQuery(userStateQuery());
  const papers = useQuery({ ...documentsQuery(), enabled: user?.isLoggedIn === true });
  const loginHref = useLoginHref();
  if (!user) return null;
  const missing = scopesMissing(goods, user.scopes);
  return (
    <Card title="采购条件" aside={user.isLoggedIn ? <Link href={href('account_documents')}>我的证件</Link> : undefined}>
      <div className={css.terms}>
        <p className={css.term}>
          控销商品只售给厂家指定的客户。
          {user.isLoggedIn ? ownTerm(goods, user.isPassed) : '登录后可知能否采购。'}
          {user.isLoggedIn ? (
            <Link href={href('help_dedicated')}>联系客服申请</Link>
          ) : (
            <Button href={loginHref} size="small">
              登录查看
            </Button>
          )}
        </p>
        <Loaded query={papers} compact skeleton={null}>
          {(documents) => <Papers documents={documents} scopes={goods.flatMap(({ scope }) => scope ?? [])} />}
        </Loaded>
        {user.isPassed && missing.length > 0 && (
          <p className={css.term}>{missing.join('、')}不在您的经营范围，上传相应证件并通过审核后可采购。</p>
        )}
      </div>
    </Card>
  );
}

/** How many of the products this buyer may buy. */
function ownTerm(goods: readonly Goods[], isPassed: boolean): string {
  if (!isPassed) return '您的资质尚未通过审核，通过后方可采购。';
  if (goods.length === 0) return '';
  const closed = goods.filter(({ block }) => block?.code === 'DIRECTED_SALE').length;
  const open = goods.filter(({ block }) => block === null).length;
  return `本页 ${goods.length} 种，您可采购 ${open} 种${closed > 0 ? `，${closed} 种暂未向您开放` : ''}。`;
}

const scopesMissing = (goods: readonly Goods[], own: readonly string[]) =>
  own.length === 0 ? [] : [...new Set(goods.flatMap(({ scope }) => (scope && !own.includes(scope) ? scope : [])))];

/** The documents that the products need, the most urgent first, after those that are missing. */
function Papers({ documents: { list, missing }, scopes }: { documents: Documents; scopes: readonly string[] }) {
  const held = list.filter((document) => document.status === 'passed' && isNeeded(document, scopes));
  // A licence has its classes once it is accepted: a submission counts for those that it would replace.
  const submitted = list.filter(
    ({ status, kind }) => status !== 'passed' && (held.length === 0 || held.some((document) => document.kind === kind)),
  );
  const absent = missing.filter(({ kind }) => !list.some((document) => document.kind === kind));
  return (
    <ul className={css.papers} aria-label="所需证件">
      {absent.map(({ kind, name }) => (
        <li key={kind}>
          {name} <StatusTag tone="danger">未上传</StatusTag>
        </li>
      ))}
      {byUrgency([...held, ...submitted]).map((document) => {
        const { state, stateText } = documentState(document);
        return (
          <li key={document.id}>
            {document.name} <StatusTag tone={tones[state]}>{stateText}</StatusTag>
          </li>
        );
      })}
    </ul>
  );
}

const isNeeded = ({ scopes: allowed }: Document, scopes: readonly string[]) =>
  allowed.length === 0 || scopes.length === 0 || allowed.some((scope) => scopes.includes(scope));

const tones = {
  valid: 'success',
  early: 'neutral',
  soon: 'warning',
  urgent: 'warning',
  expired: 'danger',
  waiting: 'neutral',
  refused: 'danger',
  missing: 'danger',
} as const;
