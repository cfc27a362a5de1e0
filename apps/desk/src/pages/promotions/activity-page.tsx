import { operations } from '@yaoji/api-client/desk';
import { activityKinds } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { Button, Card, Checkbox, Notice, Select, StatusTag } from '@yaoji/ui';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import { Actions } from '#pages/parts/actions.tsx';
import { Fields } from '#pages/parts/fields.tsx';
import { Loaded } from '#pages/parts/loaded.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { SendForm } from '#pages/parts/send-form.tsx';
import * as own from './activity-page.css.ts';
import { type Form, fieldsOf, isKind, kindOptions, periodNames, periodTones, rulesField } from './activity-words.ts';
import { endAction } from './end-action.tsx';
import { type FigureName, GoodsRows } from './goods-rows.tsx';
import { PreviewCard, Warnings } from './preview-card.tsx';
import { ScopeFields } from './scope-fields.tsx';
import { TierRows } from './tier-rows.tsx';
import { type ActivityFormInput, blank, copyOf, mostShown, useActivityForm } from './use-activity-form.ts';

/** An activity of any kind as a form; a new one is blank or a copy. */
export default function ActivityPage() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const sourceId = Number(id ?? params.get('copy'));
  const kind = params.get('kind');
  if (!sourceId) return <Editor key="new" detail={null} source={blank(isKind(kind) ? kind : 'full_reduction')} />;
  return (
    <Loaded read={operations.getActivity} input={{ params: { id: sourceId } }} isForm>
      {(detail) =>
        id ? (
          <Editor key={id} detail={detail} source={detail.form} named={detail.goods} />
        ) : (
          <Editor key="copy" detail={null} source={copyOf(detail.form)} named={detail.goods} />
        )
      }
    </Loaded>
  );
}

function Editor(input: ActivityFormInput) {
  const navigate = useNavigate();
  const record = useActivityForm(input);
  const { seen, form, sent, hiddenCount, goods, set, bound, take, isPending, error, problems } = record;
  const { save, difference, previewButton } = record;
  const { kind } = form;
  const hasProblem = Object.keys(problems).length > 0;
  const parts = { form, goods, problems, onChange: set };
  const fields = { problems, within: 'activity', ...bound };
  return (
    <Page
      title={seen ? seen.form.title : '新建活动'}
      note={seen && <StatusTag tone={periodTones[seen.status]}>{periodNames[seen.status]}</StatusTag>}
      actions={
        seen && (
          <Actions
            actions={[{ label: '复制', href: deskHref('newActivity', {}, { copy: seen.id }) }, endAction(seen, take)]}
            size="small"
          />
        )
      }
    >
      <SendForm className={css.split} onSend={save}>
        <div className={css.stack}>
          <Card
            title={`${activityKinds[kind].name}活动`}
            aside={
              !seen && (
                <Select
                  size="small"
                  aria-label="活动类型"
                  options={kindOptions}
                  value={kind}
                  onChange={(other) => isKind(other) && set({ kind: other, tiers: form.tiers ?? [{ amount: '' }] })}
                />
              )
            }
          >
            <Fields fields={fieldsOf(kind)} {...fields} />
          </Card>
          {activityKinds[kind].tiers && (
            <Card title="档位">
              <TierRows {...parts} />
            </Card>
          )}
          {activityKinds[kind].goods !== 'none' && <GoodsCard {...parts} hiddenCount={hiddenCount} />}
          <Card>
            <Fields fields={rulesField} {...fields} />
          </Card>
          <Warnings texts={seen?.warnings ?? []} />
          {difference}
          {error && !hasProblem && <Refusal error={error} onAsked={() => void navigate(deskHref('activities'))} />}
          {error && hasProblem && (
            <Notice tone="danger" announced>
              没有保存，请改正标出的内容
            </Notice>
          )}
          <div className={own.saveBar}>
            <Button tone="outline" href={deskHref('activities')}>
              返回
            </Button>
            {previewButton}
            <Button type="submit" loading={isPending}>
              {difference ? '仍按我的保存' : seen ? '保存' : '创建活动'}
            </Button>
          </div>
        </div>
        <PreviewCard id={seen?.id} form={sent} goods={goods} />
      </SendForm>
    </Page>
  );
}

type GoodsCardProps = Parameters<typeof TierRows>[0] & {
  onChange: (values: Partial<Form>) => void;
  /** Number of products if too many to show, otherwise 0. */
  hiddenCount: number;
};

const figuresOf: Readonly<Record<'named' | 'priced' | 'set', readonly FigureName[]>> = {
  named: [],
  priced: ['price', 'stock', 'cap'],
  set: ['price', 'quantity', 'stock'],
};

/** Products that take part, by name or, for kinds that allow it, by a scope. */
function GoodsCard({ form, goods, problems, onChange, hiddenCount }: GoodsCardProps) {
  const { kind, goods: list = [], hasScope, scope = {} } = form;
  const { goods: shape, fields } = activityKinds[kind];
  if (shape === 'none') return null;
  return (
    <Card title="参加的商品" note={shape === 'set' ? '按套购买才有组合价' : undefined}>
      <div className={css.stack}>
        {fields.includes('scope') && (
          <Checkbox
            label="按范围（品类、厂家、经营类别）"
            checked={hasScope === 1}
            onChange={(isOn) => onChange({ hasScope: isOn ? 1 : 0 })}
          />
        )}
        {fields.includes('scope') && hasScope === 1 && (
          <ScopeFields scope={scope} {...goods} onChange={(after) => onChange({ scope: after })} />
        )}
        {hiddenCount > 0 ? (
          <p className={css.muted}>
            另指定了 {hiddenCount} 种商品；超过 {mostShown} 种不在此修改，保存时保持不变。
          </p>
        ) : (
          <GoodsRows
            {...goods}
            caption="参加的商品"
            list={list}
            figures={figuresOf[shape]}
            within="activity[goods]"
            problems={problems}
            rowOf={({ id: goodsId, packStep = '1' }) => ({ goodsId, ...(shape === 'set' && { quantity: packStep }) })}
            onChange={(after) => onChange({ goods: after })}
          />
        )}
      </div>
    </Card>
  );
}
