import type { OperationInput } from '@yaoji/api-client/desk';
import type { Field } from './fields.tsx';

type Form = OperationInput<'messageBuyer'>['body'];

/** The fields of a message to buyers. */
export const messageFields: readonly Field<keyof Form>[] = [
  {
    name: 'kind',
    label: '类型',
    options: [
      ['system', '系统通知'],
      ['activity', '活动通知'],
      ['order', '订单通知'],
    ],
  },
  { name: 'title', label: '标题', required: true, input: { maxLength: 60 } },
  { name: 'url', label: '链接', hint: '商城页面，如 /lqzx；留空：没有' },
  { name: 'text', label: '正文', type: 'area', required: true, input: { maxLength: 1000 } },
];

export const blankMessage: Form = { kind: 'system', title: '', url: '', text: '' };
