import { operations } from '@yaoji/api-client/desk';
import { Card, toast } from '@yaoji/ui';
import { useState } from 'react';
import { FieldsForm } from '#pages/parts/fields-form.tsx';
import { blankMessage, messageFields } from '#pages/parts/message-fields.ts';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { useWrite } from '#shared/api/use-write.ts';

/** Sends a message to every approved buyer. */
export default function MessagePage() {
  const write = useWrite(operations.messageAllBuyers);
  const [sent, setSent] = useState(0);
  const onSuccess = ({ count }: { count: number }) => {
    toast.success(`已发送给 ${count} 家客户`);
    setSent(sent + 1);
  };
  return (
    <Page title="消息" note={<PageNav of="content" />}>
      <Card title="群发给客户" note="发给全部已通过的客户，不能撤回；相同的消息每天只发一次。发给一家：在客户页面">
        <FieldsForm
          key={sent}
          fields={messageFields}
          source={blankMessage}
          actionLabel="发送给全部客户"
          write={write}
          onSubmit={(body) => write.mutate({ body }, { onSuccess })}
        />
      </Card>
    </Page>
  );
}
