import { type OperationInput, operations } from '@yaoji/api-client/desk';
import { Card, toast } from '@yaoji/ui';
import { useState } from 'react';
import { titled } from '#pages/parts/fields.tsx';
import { FieldsForm } from '#pages/parts/fields-form.tsx';
import { Page } from '#pages/parts/page.tsx';
import { PageNav } from '#pages/parts/page-nav.tsx';
import { useWrite } from '#shared/api/use-write.ts';
import { buyersField, usernamesOf } from './promotion-fields.ts';

type Benefit = OperationInput<'grantBenefits'>['body'];
type Form = Partial<Omit<Benefit, 'usernames'>> & { usernames?: string };

const fields = titled(operations.grantBenefits.fields, [
  {
    name: 'kind',
    label: '发放',
    options: [
      ['voucher', '现金券'],
      ['red_packet', '红包'],
    ],
  },
  { name: 'title', required: true, hint: '买家能看到' },
  { name: 'money', unit: '元', type: 'figure', required: true },
  { name: 'threshold', label: '满多少元可用', type: 'figure', hint: '只用于现金券；留空：不限' },
  { name: 'validDays', type: 'integer', required: true },
  buyersField,
]);

const blank: Form = { kind: 'voucher', validDays: 30 };

/** Grants named buyers a cash voucher or a red packet each. */
export default function GrantPage() {
  const write = useWrite(operations.grantBenefits);
  const [granted, setGranted] = useState(0);
  const begin = () => {
    write.reset();
    setGranted(granted + 1);
  };
  const onSuccess = ({ count }: { count: number }) => {
    toast.success(`已发放给 ${count} 家客户`);
    begin();
  };
  return (
    <Page title="现金券与红包" note={<PageNav of="promotions" />}>
      <Card title="发放给客户" note="现金券满额可用，红包没有门槛；一笔订单各用一张">
        <FieldsForm
          key={granted}
          fields={fields}
          source={blank}
          actionLabel="发放"
          write={write}
          onAsked={begin}
          onSubmit={({ usernames, ...form }) =>
            // The cast: the server reports missing fields.
            write.mutate({ body: { ...form, usernames: usernamesOf(usernames) } as Benefit }, { onSuccess })
          }
        />
      </Card>
    </Page>
  );
}
