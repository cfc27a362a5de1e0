import { useQuery } from '@tanstack/react-query';
import { operations } from '@yaoji/api-client';
import type { OrderConsent } from '@yaoji/api-client/wire';
import { addDays, chinaDay, normalizeText } from '@yaoji/domain';
import { Card, FormField, formatMoney, Select, Skeleton, TextField, toast } from '@yaoji/ui';
import { useState } from 'react';
import { useEndOrderConsent, useGrantOrderConsent } from '#features/proposal/order-consent.mutation.ts';
import { orderConsentQuery } from '#features/proposal/proposal.queries.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { serverNow } from '#shared/clock/server-clock.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { CardFoot } from '#shared/page/card-foot.tsx';
import { Loaded } from '#shared/page/loaded.tsx';
import * as css from './proposals.css.ts';

/** The buyer's consent that salespeople order for them. */
export function ConsentCard() {
  return (
    <Card title="业务员代下单">
      <Loaded query={useQuery(orderConsentQuery())} skeleton={<Skeleton height={32} />} compact>
        {(consent) => <Consent consent={consent} />}
      </Loaded>
    </Card>
  );
}

function Consent({ consent }: { consent: OrderConsent }) {
  const { perOrder, endsOn } = consent;
  const end = useEndOrderConsent();
  const [isAsking, setAsking] = useState(false);
  return (
    <CardFoot>
      <span className={css.fact}>
        {perOrder === null
          ? '未授权。授权后，业务员可按推荐单代您下单，由您付款。'
          : `已授权至 ${endsOn}，每单不超过 ${formatMoney(perOrder)}；订单由您付款。`}
      </span>
      <span className={css.buttons}>
        {perOrder !== null && (
          <RoleButton
            operation={operations.endOrderConsent}
            tone="outline"
            size="small"
            loading={end.isPending}
            onClick={() => end.mutate(undefined, { onSuccess: () => toast.success('已取消授权') })}
          >
            取消授权
          </RoleButton>
        )}
        <RoleButton
          operation={operations.grantOrderConsent}
          tone="outline"
          size="small"
          onClick={() => setAsking(true)}
        >
          {perOrder === null ? '授权' : '修改'}
        </RoleButton>
      </span>
      {isAsking && <ConsentDialog consent={consent} onClose={() => setAsking(false)} />}
    </CardFoot>
  );
}

const terms = [
  { value: '31', label: '一个月' },
  { value: '92', label: '三个月' },
  { value: '183', label: '半年' },
  { value: '365', label: '一年' },
];

type DialogProps = { consent: OrderConsent; onClose: () => void };

function ConsentDialog({ consent: { perOrder, endsOn }, onClose }: DialogProps) {
  const [draft, setDraft] = useState({ perOrder: perOrder ?? '', days: endsOn ? 'keep' : '92' });
  const options = endsOn ? [{ value: 'keep', label: `保持至 ${endsOn}` }, ...terms] : terms;
  const form = useForm(useGrantOrderConsent(), {
    check: () => ({ per_order: draft.perOrder.trim() ? undefined : '请填写每单上限' }),
    values: () => ({
      per_order: normalizeText(draft.perOrder),
      ends_on: endsOn && draft.days === 'keep' ? endsOn : addDays(chinaDay(serverNow()), Number(draft.days)),
    }),
    notice: '已授权',
    onSuccess: onClose,
  });
  return (
    <FormDialog title="授权业务员代下单" form={form} submitLabel="授权" onClose={onClose}>
      <FormField label="每单上限（元）" required hint="含运费；超过的须您自己下单" error={form.problems.per_order}>
        <TextField
          inputMode="decimal"
          maxLength={12}
          value={draft.perOrder}
          onChange={(value) => setDraft({ ...draft, perOrder: value })}
        />
      </FormField>
      <FormField label="有效期" hint="可随时取消；每次代下单都会通知您" error={form.problems.ends_on}>
        <Select block value={draft.days} options={options} onChange={(days) => setDraft({ ...draft, days })} />
      </FormField>
    </FormDialog>
  );
}
