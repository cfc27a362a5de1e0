import { operations, type Schemas } from '@yaoji/api-client/desk';
import { formatMinute } from '@yaoji/domain';
import { Button, Card, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { useRead } from '#shared/api/use-read.ts';
import { useWrite } from '#shared/api/use-write.ts';
import { Refusal } from './action-dialog.tsx';
import { Actions, action, WriteButton } from './actions.tsx';
import * as css from './page.css.ts';
import { SendForm } from './send-form.tsx';
import { Tags } from './tags.tsx';

/** The operations of each kind of record. */
const calls = {
  order: { add: operations.addOrderNote, change: operations.changeOrderTags, used: operations.listOrderTags },
  buyer: { add: operations.addBuyerNote, change: operations.changeBuyerTags, used: operations.listBuyerTags },
} as const;

type NotesCardProps = {
  of: keyof typeof calls;
  record: { id: number; notes: readonly Schemas['Note'][]; tags: readonly string[] };
};

/** Tags and notes of an order or a buyer, for colleagues only. */
export function NotesCard({ of, record: { id, notes, tags } }: NotesCardProps) {
  const { add, change, used } = calls[of];
  const [text, setText] = useState('');
  const write = useWrite(add);
  const known = (useRead(used, {}).data ?? []).map(({ name }) => name);
  const send = () => {
    if (text.trim() === '' || write.isPending) return;
    write.mutate({ params: { id }, body: { text: text.trim() } }, { onSuccess: () => setText('') });
  };
  const tagAction = action(change, {
    label: '标签',
    tone: 'plain',
    source: { tags: tags.join('、') },
    fields: [
      {
        name: 'tags',
        hint: [
          '用顿号或空格分开，最多 10 个',
          ...(known.length > 0 ? [`常用：${known.slice(0, 12).join('、')}`] : []),
        ].join('；'),
        input: { autoFocus: true },
      },
    ],
    inputOf: (form) => ({ params: { id }, body: { tags: form.tags.split(/[、,，;；\s]+/).filter(Boolean) } }),
    done: '标签已保存',
    undo: { params: { id }, body: { tags: [...tags] } },
  });
  return (
    <Card
      title="内部备注"
      note="只有同事看得到"
      aside={
        <div className={css.buttons}>
          <Tags names={tags} />
          <Actions actions={[tagAction]} size="small" />
        </div>
      }
    >
      <div className={css.stack}>
        {notes.map((note) => (
          <div key={note.id} className={css.buttons}>
            <span className={css.said}>{note.text}</span>
            <span className={css.muted}>
              {note.author} {formatMinute(note.createdAt)}
            </span>
            {note.isOwn === 1 && (
              <WriteButton
                operation={operations.removeNote}
                label="删除"
                tone="plain"
                size="small"
                input={{ params: { id: note.id } }}
                done="备注已删除"
              />
            )}
          </div>
        ))}
        <SendForm onSend={send} className={css.lineForm}>
          <TextField
            size="small"
            aria-label="内部备注"
            placeholder="写给同事的备注"
            maxLength={1000}
            value={text}
            onChange={setText}
          />
          <Button type="submit" size="small" tone="outline" loading={write.isPending}>
            添加
          </Button>
        </SendForm>
        {write.error && <Refusal error={write.error} />}
      </div>
    </Card>
  );
}
