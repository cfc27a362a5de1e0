import { useQuery } from '@tanstack/react-query';
import type { Feedback } from '@yaoji/api-client/wire';
import { feedbackKindNames } from '@yaoji/domain';
import { Button, Card, Link, StatusTag, Talk, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { feedbackQuery } from '#features/help/feedback.queries.ts';
import { useReplyToFeedback } from '#features/help/reply-to-feedback.mutation.ts';
import { Loaded } from '#shared/page/loaded.tsx';
import { PictureRow } from '#shared/pictures/picture-row.tsx';
import { href } from '#shared/routing/href.ts';
import { formatMinute } from '#shared/time/format-time.ts';
import * as css from './feedback.css.ts';

/** The buyer's feedback, each with its conversation; one of them is open. */
export function OwnFeedback({ openId }: { openId: number }) {
  return (
    <Loaded query={useQuery(feedbackQuery())} inCard="我的反馈" skeleton={null} empty={null}>
      {(list) => <FeedbackList list={list} openId={openId} />}
    </Loaded>
  );
}

type FeedbackListProps = { list: readonly Feedback[]; openId: number };

function FeedbackList({ list, openId }: FeedbackListProps) {
  const isThere = list.some(({ id }) => id === openId);
  return (
    <Card title="我的反馈" note={`${list.length} 条`}>
      <ul className={css.list}>
        {list.map((one, index) => (
          <li key={one.id}>
            <details open={isThere ? one.id === openId : index === 0}>
              <summary className={css.summary}>
                <StatusTag tone={one.isAnswered ? 'success' : 'warning'}>
                  {one.isAnswered ? '已回复' : '待回复'}
                </StatusTag>
                <span className={css.quiet}>{feedbackKindNames[one.kind]}</span>
                <span className={css.words}>{one.talk[0]?.text}</span>
                <time className={css.quiet}>{formatMinute(one.talk[0]?.createdAt ?? 0)}</time>
              </summary>
              <FeedbackTalk feedback={one} />
            </details>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function FeedbackTalk({ feedback: { id, orderNo, talk } }: { feedback: Feedback }) {
  const [text, setText] = useState('');
  const reply = useReplyToFeedback();
  const send = () => {
    if (text.trim() !== '') reply.mutate({ id, text: text.trim() }, { onSuccess: () => setText('') });
  };
  return (
    <div className={css.talk}>
      {orderNo && (
        <p className={css.quiet}>
          订单 <Link href={href('order_list', {}, { keywords: orderNo })}>{orderNo}</Link>
        </p>
      )}
      <Talk
        entries={talk.map(({ from, text, pictures, createdAt }) => ({
          side: from === 'buyer' ? 'own' : 'other',
          author: from === 'buyer' ? '我' : '客服',
          time: formatMinute(createdAt),
          text,
          attachment: pictures.length > 0 && <PictureRow pictures={pictures} label="反馈图片" />,
        }))}
      />
      <form
        className={css.reply}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <TextField aria-label="回复内容" placeholder="继续说明" maxLength={1000} value={text} onChange={setText} />
        <Button type="submit" loading={reply.isPending} disabled={text.trim() === ''}>
          回复
        </Button>
      </form>
    </div>
  );
}
