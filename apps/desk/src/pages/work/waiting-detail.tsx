import { useMutation } from '@tanstack/react-query';
import { ApiError } from '@yaoji/api-client';
import { operations } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { deskHref } from '@yaoji/routes/desk';
import { Button, Card, CopyButton, DescriptionList, Link, toast } from '@yaoji/ui';
import type { KeyboardEvent } from 'react';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import { Fields, useForm } from '#pages/parts/fields.tsx';
import { trimmed } from '#pages/parts/fields-form.tsx';
import * as css from '#pages/parts/page.css.ts';
import { PictureRow } from '#pages/parts/picture-row.tsx';
import { SendForm } from '#pages/parts/send-form.tsx';
import { useMay } from '#shared/session/operator.ts';
import { type Answer, type AnswerValues, answerForms } from './answers.ts';
import { copied, factNames, factText } from './facts.ts';
import type { WaitingItem } from './waiting-page.tsx';
import type { WaitingKind } from './work-kinds.ts';

type DetailProps = {
  kind: WaitingKind;
  item: WaitingItem;
  /** Moves focus to the form when the item is selected. */
  isOpened: boolean;
  /** Called on Esc in the form. */
  onLeave: () => void;
};

/** Details and messages of one waiting item, and its answer. */
export function WaitingDetail({ kind, item, isOpened, onLeave }: DetailProps) {
  const { id, title, company, buyerId, orderId, text, pictures, facts, talk, createdAt } = item;
  const may = useMay();
  return (
    <Card title={title} note={company}>
      <div className={css.stack}>
        {text && <p className={css.said}>{text}</p>}
        <PictureRow pictures={pictures} name="图片" />
        <DescriptionList
          columns={1}
          items={[
            ...facts.map((fact) => ({
              label: factNames[fact.name],
              value: copied.includes(fact.name) ? (
                <>
                  {fact.value} <CopyButton text={fact.value} name={factNames[fact.name]} />
                </>
              ) : (
                factText(fact)
              ),
            })),
            { label: '时间', value: createdAt !== null && formatMinute(createdAt) },
            {
              label: '订单',
              value: orderId !== null && <Link href={deskHref('order', { id: orderId })}>查看订单</Link>,
            },
            {
              label: '推荐单',
              value: buyerId !== null && may(operations.createProposal) && (
                <Link href={deskHref('proposals', {}, { demand: id, buyer: buyerId })}>用推荐单答复</Link>
              ),
            },
          ]}
        />
        {talk.map((entry) => (
          <div key={`${entry.from}${entry.createdAt}${entry.text}`}>
            <div className={css.muted}>
              {entry.from === 'buyer' ? '客户' : '我方'} {formatMinute(entry.createdAt)}
            </div>
            <p className={css.said}>{entry.text}</p>
            <PictureRow pictures={entry.pictures} name="图片" />
          </div>
        ))}
        <AnswerForm kind={kind} item={item} isOpened={isOpened} onLeave={onLeave} />
      </div>
    </Card>
  );
}

function AnswerForm({ kind, item, isOpened, onLeave }: DetailProps) {
  const may = useMay();
  const { form, replace, bound } = useForm<AnswerValues>({});
  const write = useMutation({ mutationFn: ({ send }: Answer) => send(item.id, trimmed(form, fields)) });
  const [field, ...others] = answerForms[kind].fields;
  const fields = field ? [{ ...field, input: { ...field.input, autoFocus: isOpened } }, ...others] : [];
  const allowed = answerForms[kind].answers.filter(({ operation }) => may(operation));
  const first = allowed.find(({ takesReason }) => takesReason && form.reason?.trim()) ?? allowed[0];
  if (!first) return null;
  const problems = write.error instanceof ApiError ? write.error.errors : {};
  const send = (chosen: Answer) => {
    if (write.isPending) return;
    const onSuccess = () => {
      toast.success(`${chosen.label}：已完成`);
      replace({});
    };
    write.mutate(chosen, { onSuccess });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onLeave();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send(first);
  };
  return (
    <SendForm className={css.stack} onKeyDown={onKeyDown} onSend={() => send(first)}>
      <Fields fields={fields} problems={problems} {...bound} />
      {write.error && Object.keys(problems).length === 0 && <Refusal error={write.error} />}
      <div className={css.buttons}>
        {allowed.map((each) => (
          <Button
            key={each.label}
            type={each === first ? 'submit' : 'button'}
            tone={each === first ? 'brand' : 'outline'}
            loading={write.isPending && write.variables === each}
            autoFocus={isOpened && !field && each === first}
            {...(each === first ? { 'aria-keyshortcuts': 'Control+Enter' } : { onClick: () => send(each) })}
          >
            {each.label}
          </Button>
        ))}
        <span className={css.muted}>Ctrl+Enter {first.label}</span>
      </div>
    </SendForm>
  );
}
