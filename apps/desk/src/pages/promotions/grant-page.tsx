import { ApiError } from '@yaoji/api-client';
import { type OperationInput, operations } from '@yaoji/api-client/desk';
import { Button, Card, toast } from '@yaoji/ui';
import { useState } from 'react';
import { Refusal } from '#pages/parts/action-dialog.tsx';
import { type Field, Fields } from '#pages/parts/fields.tsx';
import * as css from '#pages/parts/page.css.ts';
import { Page } from '#pages/parts/page.tsx';
import { useWrite } from '#shared/api/use-write.ts';
import { UsernamesField, usernamesOf } from './grant-dialog.tsx';
import { PromotionNav } from './promotion-nav.tsx';

type Benefit = OperationInput<'grantBenefits'>['body'];
type Form = Partial<Omit<Benefit, 'usernames'>>;

const fields: readonly Field<keyof Form>[] = [
  {
    name: 'kind',
    label: '发放',
    options: [
      ['voucher', '现金券'],
      ['red_packet', '红包'],
    ],
  },
  { name: 'title', label: '名称', required: true, hint: '买家能看到' },
  { name: 'money', label: '金额（元）', type: 'figure', required: true },
  { name: 'threshold', label: '满多少元可用', type: 'figure', hint: '只用于现金券；留空：不限' },
  { name: 'validDays', label: '有效天数', type: 'integer', required: true },
];

const blank: Form = { kind: 'voucher', validDays: 30 };

/** Grants named buyers a cash voucher or a red packet each. */
export default function GrantPage() {
  const write = useWrite(operations.grantBenefits);
  const [form, setForm] = useState<Form>(blank);
  const [text, setText] = useState('');
  const problems = write.error instanceof ApiError ? write.error.errors : {};
  const submit = () =>
    write.mutate(
      // The cast: what is not filled in yet is for the server to say.
      { body: { ...form, usernames: usernamesOf(text) } as Benefit },
      {
        onSuccess: ({ count }) => {
          toast.success(`已发放给 ${count} 家客户`);
          setForm(blank);
          setText('');
        },
      },
    );
  return (
    <Page title="现金券与红包" note={<PromotionNav />}>
      <Card title="发放给客户" note="现金券满额可用，红包没有门槛；一笔订单各用一张">
        <form
          className={css.stack}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!write.isPending) submit();
          }}
        >
          <Fields
            fields={fields}
            values={form}
            problems={problems}
            onChange={(name, value) => setForm((before) => ({ ...before, [name]: value }))}
          />
          <UsernamesField value={text} onChange={setText} error={problems.usernames?.join('；')} />
          {write.error && Object.keys(problems).length === 0 && <Refusal error={write.error} />}
          <div>
            <Button type="submit" loading={write.isPending}>
              发放
            </Button>
          </div>
        </form>
      </Card>
    </Page>
  );
}
