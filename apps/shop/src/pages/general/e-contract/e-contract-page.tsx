import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { EContract } from '@yaoji/api-client/wire';
import { ArticleBody, ArticleSkeleton, Button, Card, Checkbox, Notice, toast } from '@yaoji/ui';
import { type FormEvent, useState } from 'react';
import { eContractQuery } from '#features/e-contract/e-contract.queries.ts';
import { useDownloadEContract, useSignEContract } from '#features/e-contract/sign-e-contract.mutation.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { useMutateOnce } from '#shared/forms/use-mutate-once.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { SubPage } from '#shared/page/sub-page.tsx';
import { href } from '#shared/routing/href.ts';
import type { Prefetch } from '#shared/routing/page-module.ts';
import { useNavigateIfHere } from '#shared/routing/use-navigate-if-here.ts';
import { useSearch } from '#shared/routing/use-search.ts';
import { readWayBack } from '#shared/routing/way-back.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './e-contract.css.ts';

export const prefetch: Prefetch = (client) => void client.prefetchQuery(eContractQuery());

/** The agreement to sign before the first order (R113); afterwards returns to the page that required it (E4). */
export default function EContractPage() {
  return (
    <SubPage trail={[{ label: '电子合同' }]}>
      <Card padding="large">
        <Loaded query={useQuery(eContractQuery())} fullPage skeleton={<ArticleSkeleton />}>
          {(contract) => <SignedOrNot key={contract.version} contract={contract} />}
        </Loaded>
      </Card>
    </SubPage>
  );
}

function SignedOrNot({ contract }: { contract: EContract }) {
  const { title, version, html, seller, buyer, seal, isSigned, signedAt } = contract;
  const navigateIfHere = useNavigateIfHere();
  const search = useSearch();
  const sign = useSignEContract();
  const download = useDownloadEContract();
  const signOnce = useMutateOnce(sign);
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!agreed) return;
    signOnce(version, {
      onSuccess: () => {
        toast.success('合同已签署');
        if (search.has('back')) navigateIfHere(readWayBack(search));
      },
    });
  };

  return (
    <article className={css.contract}>
      <header className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.version}>版本 {version}</p>
        <Button tone="outline" size="small" loading={download.isPending} onClick={() => download.mutate(title)}>
          下载合同
        </Button>
      </header>
      {isSigned && signedAt !== null && (
        <Notice
          tone="success"
          title="已签署"
          action={
            <Button size="small" href={search.has('back') ? readWayBack(search) : href('list_index')}>
              {search.has('back') ? '返回' : '去采购'}
            </Button>
          }
        >
          签署时间 {formatMinute(signedAt)}
        </Notice>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section className={css.text} aria-label="合同正文" tabIndex={0}>
        <ArticleBody html={html} />
        <dl className={css.parties}>
          <div className={css.party}>
            <dt>甲方（供货方）：</dt>
            <dd>{seller}</dd>
            {seal && <img className={css.seal} src={seal} alt="甲方合同章" />}
          </div>
          <div className={css.party}>
            <dt>乙方（采购方）：</dt>
            <dd>{buyer}</dd>
          </div>
        </dl>
      </section>
      {!isSigned && (
        <form className={css.sign} onSubmit={submit} noValidate>
          <Checkbox
            label="我已阅读并同意本合同全部条款"
            checked={agreed}
            {...(asked && !agreed ? { 'aria-invalid': true, 'aria-describedby': 'agree-problem' } : {})}
            onChange={setAgreed}
          />
          <span id="agree-problem" role="alert" className={css.problem}>
            {asked && !agreed ? '请先勾选同意' : ''}
          </span>
          <RoleButton operation={operations.signContract} type="submit" size="large" loading={sign.isPending}>
            签署合同
          </RoleButton>
        </form>
      )}
    </article>
  );
}
