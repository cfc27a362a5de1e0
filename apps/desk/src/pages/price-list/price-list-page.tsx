import { type OperationData, operations } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { Button, Card, Link, Notice, ProgressBar, StatusTag } from '@yaoji/ui';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Actions } from '#pages/parts/actions.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { bringHeld, ImportDialog, ReadingForm } from './list-actions.tsx';
import { Findings } from './list-findings.tsx';
import { figuresText, isBusy, listStatus } from './price-list-words.ts';

export type PriceList = OperationData<'getPriceList'>;

/** One price list: how it is read, its changes, and the progress of its import. */
export default function PriceListPage() {
  const { id } = useParams();
  return (
    <Loaded
      read={operations.getPriceList}
      input={{ params: { id: Number(id) } }}
      everyMs={(data) => (isBusy(data) ? 1000 : false)}
    >
      {(found) => <PriceListView list={found} />}
    </Loaded>
  );
}

function PriceListView({ list }: { list: PriceList }) {
  const { id, name, status, found, hasContent } = list;
  const [isAsking, setIsAsking] = useState(false);
  const isReady = hasContent === 1 && !isBusy(list);
  const hasHeld = isReady && list.onlyHeld === 1;
  const mayImport = isReady && !hasHeld && found?.open === null;
  return (
    <Page
      title={name}
      note={<StatusTag tone={listStatus[status].tone}>{listStatus[status].label}</StatusTag>}
      actions={
        <>
          <Link href={deskHref('priceLists')}>导入记录</Link>
          {hasHeld && <Actions actions={[bringHeld(list)]} />}
          {mayImport && <Button onClick={() => setIsAsking(true)}>{status === 'checked' ? '导入' : '再次导入'}</Button>}
        </>
      }
    >
      <div className={css.stack}>
        <Outcome list={list} />
        {isReady && !hasHeld && <ReadingForm key={JSON.stringify(list.choices)} list={list} found={found} />}
        {found && <Findings found={found} />}
      </div>
      {isAsking && <ImportDialog id={id} found={found} onClose={() => setIsAsking(false)} />}
    </Page>
  );
}

/** The progress or the result. */
function Outcome({ list }: { list: PriceList }) {
  const { id, status, found, figures, problem, hasRejects, operator, createdAt, endedAt } = list;
  if (isBusy(list)) {
    const doing = status === 'importing' ? '导入' : '检查';
    return (
      <Card padding="small" title={`正在${doing}`} note={figuresText(list)}>
        <ProgressBar
          label={`正在${doing}`}
          figure
          {...(figures && figures.lines > 0 ? { percent: Math.floor((100 * figures.read) / figures.lines) } : {})}
        />
        <p className={css.muted}>可以离开本页，{doing}会继续。</p>
      </Card>
    );
  }
  return (
    <>
      {status === 'stopped' && (
        <Notice tone="warning" title="中断">
          {found
            ? `服务中途停止。已导入 ${figures?.read ?? 0} 行；每个商品要么是原来的，要么是表中的。再次导入会补上其余的行。`
            : '服务在检查时停止，没有改动商品。请重新检查。'}
        </Notice>
      )}
      {problem && (
        <Notice tone="danger" title={listStatus[status].label}>
          {problem}
        </Notice>
      )}
      {figures && (
        <Card
          padding="small"
          title={status === 'checked' ? '检查结果' : '导入结果'}
          note={`${operator} ${formatMinute(endedAt ?? createdAt)}`}
        >
          共 {figures.read} 行：{figuresText(list)}{' '}
          {status === 'imported' && <Link href={deskHref('goods')}>查看商品</Link>}{' '}
          {hasRejects === 1 && <Link href={`/desk/api/price-lists/${id}/rejects`}>下载未导入的行</Link>}
        </Card>
      )}
    </>
  );
}
