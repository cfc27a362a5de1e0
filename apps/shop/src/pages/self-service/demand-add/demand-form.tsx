import { operations } from '@yaoji/api-client';
import { Button, FormField, TextArea, TextField } from '@yaoji/ui';
import { useEffect, useRef } from 'react';
import { useAddDemand } from '#features/demand/add-demand.mutation.ts';
import { RoleButton } from '#features/user/role-button.tsx';
import { PhoneField } from '#shared/forms/phone-field.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { PictureField } from '#shared/pictures/picture-field.tsx';
import { usePictureUploads } from '#shared/pictures/use-picture-uploads.ts';
import { href } from '#shared/routing/href.ts';
import { useNavigateIfHere } from '#shared/routing/use-navigate-if-here.ts';
import { useDraft } from '#shared/storage/use-draft.ts';
import * as css from './demand-form.css.ts';
import { type DemandDraft, demandProblems, toDemand } from './demand-problems.ts';

type DemandFormProps = {
  /** The buyer whose draft is stored. */
  buyerId: number;
  /** Prefills the phone to call back. */
  phone: string;
  /** Prefills the product's name. */
  name: string;
};

/** The draft, which survives a reload until it is sent, and its submission. */
function useDemandForm({ buyerId, phone, name }: DemandFormProps) {
  const { draft, change, clear } = useDraft<DemandDraft>(`demand:${buyerId}`, {
    name: '',
    maker: '',
    spec: '',
    quantity: '',
    unit: '',
    price: '',
    phone,
    remark: '',
    pictures: [],
  });
  const asked = useRef(name);
  useEffect(() => {
    if (asked.current) change({ name: asked.current });
    asked.current = '';
  }, [change]);
  const navigateIfHere = useNavigateIfHere();
  const uploads = usePictureUploads(draft.pictures, (pictures) => change({ pictures }));

  const form = useForm(useAddDemand(), {
    check: () => demandProblems(draft),
    values: () => (uploads.isSending ? null : toDemand(draft)),
    notice: '求购已提交，我们会尽快回复',
    onSuccess: ({ id }) => {
      clear();
      navigateIfHere(href('demand_info', {}, { id }));
    },
  });
  return { form, draft, change, uploads };
}

export function DemandForm(props: DemandFormProps) {
  const { form, draft, change, uploads } = useDemandForm(props);
  const { problems } = form;
  return (
    <form {...form.props} className={css.form} aria-label="品种求购">
      <FormField label="品名" required error={problems.name}>
        <TextField
          value={draft.name}
          maxLength={100}
          placeholder="通用名或商品名"
          onChange={(value) => change({ name: value })}
        />
      </FormField>
      <div className={css.pair}>
        <FormField label="规格" hint="选填，不填表示不限" error={problems.ypgg}>
          <TextField value={draft.spec} maxLength={100} onChange={(spec) => change({ spec })} />
        </FormField>
        <FormField label="厂家" hint="选填，不填表示不限" error={problems.sccj}>
          <TextField value={draft.maker} maxLength={100} onChange={(maker) => change({ maker })} />
        </FormField>
      </div>
      <div className={css.triple}>
        <FormField label="数量" required error={problems.number}>
          <TextField
            value={draft.quantity}
            maxLength={15}
            inputMode="decimal"
            onChange={(quantity) => change({ quantity })}
          />
        </FormField>
        <FormField label="单位" hint="如 盒、瓶、kg" error={problems.bzdw}>
          <TextField value={draft.unit} maxLength={10} onChange={(unit) => change({ unit })} />
        </FormField>
        <FormField label="期望单价" hint="选填" error={problems.price}>
          <TextField
            value={draft.price}
            maxLength={15}
            inputMode="decimal"
            prefix="¥"
            onChange={(price) => change({ price })}
          />
        </FormField>
      </div>
      <PhoneField value={draft.phone} problem={problems.phone} onChange={(value) => change({ phone: value })} />
      <FormField label="备注" hint="选填，如到货时间" error={problems.remark}>
        <TextArea value={draft.remark} maxLength={500} rows={3} onChange={(remark) => change({ remark })} />
      </FormField>
      <PictureField label="图片" uploads={uploads} error={problems.pictures} />
      <div className={css.actions}>
        <RoleButton
          operation={operations.addDemand}
          type="submit"
          loading={form.isSending}
          disabled={uploads.isSending}
        >
          {uploads.isSending ? '图片上传中…' : '提交求购'}
        </RoleButton>
        <Button tone="outline" href={href('demand')}>
          返回列表
        </Button>
      </div>
    </form>
  );
}
