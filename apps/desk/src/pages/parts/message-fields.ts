import { type OperationInput, titles } from '@yaoji/api-client/desk';
import { titled } from './fields.tsx';

type Form = OperationInput<'messageBuyer'>['body'];

/** The fields of a message to buyers. */
export const messageFields = titled(titles.MessageForm, [
  {
    name: 'kind',
    options: [
      ['system', '系统通知'],
      ['activity', '活动通知'],
      ['order', '订单通知'],
    ],
  },
  { name: 'title', required: true, input: { maxLength: 60 } },
  { name: 'url', hint: '商城页面，如 /lqzx；留空：没有' },
  { name: 'text', type: 'area', required: true, input: { maxLength: 1000 } },
]);

export const blankMessage: Form = { kind: 'system', title: '', url: '', text: '' };
