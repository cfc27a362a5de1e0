import type { FeedbackKind } from '@yaoji/api-client/wire';
import { feedbackKindNames } from '@yaoji/domain';
import { Button, FormField, Notice, SegmentedControl, TextArea, TextField } from '@yaoji/ui';
import { PhoneField } from '#shared/forms/phone-field.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { PictureField } from '#shared/pictures/picture-field.tsx';
import { usePictureUploads } from '#shared/pictures/use-picture-uploads.ts';
import { useDraft } from '#shared/storage/use-draft.ts';
import * as css from './feedback-form.css.ts';
import { type FeedbackDraft, feedbackProblems, toFeedback } from './feedback-problems.ts';
import { useSendFeedback } from './send-feedback.mutation.ts';

type FeedbackFormFieldsProps = {
  /** The buyer; their draft is stored. */
  buyerId: number;
  kinds: readonly [FeedbackKind, ...FeedbackKind[]];
};

/** Sends feedback; the text stays in the form until it has arrived (C052). */
export function FeedbackFormFields({ buyerId, kinds }: FeedbackFormFieldsProps) {
  const { draft, change, clear } = useDraft<FeedbackDraft>(`feedback-${kinds[0]}:${buyerId}`, {
    kind: kinds[0],
    content: '',
    orderNo: '',
    phone: '',
    pictures: [],
  });
  const send = useSendFeedback();
  const uploads = usePictureUploads(draft.pictures, (pictures) => change({ pictures }));

  const form = useForm(send, {
    check: () => feedbackProblems(draft),
    values: () => (uploads.isSending ? null : toFeedback(draft)),
    onSuccess: clear,
  });

  return (
    <form {...form.props} className={css.form} aria-label="意见反馈">
      {send.isSuccess && draft.content === '' && (
        <Notice tone="success" title="提交成功" announced>
          我们会尽快处理，并通过站内消息回复您。
        </Notice>
      )}
      <FormField label="类型" group>
        <div>
          <SegmentedControl
            label="类型"
            value={draft.kind}
            items={kinds.map((value) => ({ value, label: feedbackKindNames[value] }))}
            onChange={(kind) => change({ kind })}
          />
        </div>
      </FormField>
      <FormField label="内容" required error={form.problems.content}>
        <TextArea value={draft.content} maxLength={1000} rows={5} onChange={(content) => change({ content })} />
      </FormField>
      <div className={css.pair}>
        <FormField label="相关订单号" hint="选填" error={form.problems.order_no}>
          <TextField
            value={draft.orderNo}
            maxLength={40}
            inputMode="numeric"
            autoComplete="off"
            onChange={(orderNo) => change({ orderNo })}
          />
        </FormField>
        <PhoneField
          optional="选填，便于我们回电"
          value={draft.phone}
          problem={form.problems.phone}
          onChange={(phone) => change({ phone })}
        />
      </div>
      <PictureField label="图片" uploads={uploads} error={form.problems.pictures} />
      <div>
        <Button type="submit" loading={form.isSending} disabled={uploads.isSending}>
          {uploads.isSending ? '图片上传中…' : '提交'}
        </Button>
      </div>
    </form>
  );
}
