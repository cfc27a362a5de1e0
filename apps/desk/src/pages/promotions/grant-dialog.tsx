import { operations, type Schemas } from '@yaoji/api-client/desk';
import { FormField, TextArea } from '@yaoji/ui';
import { useState } from 'react';
import { WriteDialog } from '#pages/parts/action-dialog.tsx';

/** User names as they are typed or pasted: one a line, or with commas between. */
export const usernamesOf = (text: string): string[] => text.split(/[\s,，;；]+/).filter(Boolean);

type UsernamesFieldProps = { value: string; onChange: (text: string) => void; error: string | undefined };

/** Whom something is granted to. */
export function UsernamesField({ value, onChange, error }: UsernamesFieldProps) {
  return (
    <FormField label="客户账号" hint="每行一个，最多 200 个；有一个不存在就都不发" error={error} required>
      <TextArea rows={4} value={value} onChange={onChange} />
    </FormField>
  );
}

/** Grants a coupon to named buyers, also when its time to claim is over. */
export function GrantDialog({ coupon, onClose }: { coupon: Schemas['Coupon']; onClose: () => void }) {
  const [text, setText] = useState('');
  return (
    <WriteDialog
      title={`发放 ${coupon.form.title}`}
      actionLabel="发放"
      operation={operations.grantCoupons}
      input={{ params: { id: coupon.id }, body: { usernames: usernamesOf(text) } }}
      done={({ count }) => `已发放给 ${count} 家客户`}
      onClose={onClose}
    >
      {(problems) => <UsernamesField value={text} onChange={setText} error={problems.usernames?.join('；')} />}
    </WriteDialog>
  );
}
