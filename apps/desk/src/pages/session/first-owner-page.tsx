import { ApiError } from '@yaoji/api-client';
import { operations } from '@yaoji/api-client/desk';
import { deskHref } from '@yaoji/routes/desk';
import { useLocation, useNavigate } from 'react-router';
import { titled } from '#pages/parts/fields.tsx';
import { FieldsForm } from '#pages/parts/fields-form.tsx';
import { useWrite } from '#shared/api/use-write.ts';
import { EntryPage } from './entry-page.tsx';

const fields = titled(operations.createOwner.fields, [
  { name: 'username', hint: '小写字母开头，3 至 40 位', input: { autoComplete: 'username', autoFocus: true } },
  { name: 'name', input: { autoComplete: 'name' } },
  { name: 'password', hint: '至少 12 位', type: 'password', input: { autoComplete: 'new-password' } },
]);

/** Creates the first owner of a new shop, through the link that the server prints at startup. */
export default function FirstOwnerPage() {
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const write = useWrite(operations.createOwner);
  const onSuccess = () => void navigate(deskHref('work'), { replace: true });
  return (
    <EntryPage title="开通工作台" heading="开通工作台">
      {write.error instanceof ApiError && write.error.errors.token && (
        <p role="alert">链接不完整，请从服务启动时的输出中复制</p>
      )}
      <FieldsForm
        fields={fields}
        source={{ username: '', name: '', password: '' }}
        actionLabel="成为负责人"
        isLarge
        write={write}
        onSubmit={(form) => write.mutate({ body: { token, ...form } }, { onSuccess })}
      />
    </EntryPage>
  );
}
