import { ApiError } from '@yaoji/api-client';
import type { Address } from '@yaoji/api-client/wire';
import { normalizeText } from '@yaoji/domain';
import { Button, Checkbox, Dialog, FormField, TextField } from '@yaoji/ui';
import { type FormEvent, useId, useState } from 'react';
import { useAddAddress } from './add-address.mutation.ts';
import * as css from './address-dialog.css.ts';
import { type AddressDraft, type AddressProblems, addressProblems } from './address-problems.ts';
import { RegionSelect } from './region-select.tsx';

type AddressDialogProps = { readonly onClose: () => void; readonly onAdded: (address: Address) => void };

const empty: AddressDraft = { receiver: '', phone: '', region: [], detail: '', isDefault: false };

/** Adds a shipping address. */
export default function AddressDialog({ onClose, onAdded }: AddressDialogProps) {
  const formId = useId();
  const [draft, setDraft] = useState(empty);
  const [problems, setProblems] = useState<AddressProblems>({});
  const { mutate, isPending, error } = useAddAddress();
  const shown: AddressProblems = { ...serverProblems(error), ...problems };
  const change = (changed: Partial<AddressDraft>) => setDraft((earlier) => ({ ...earlier, ...changed }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = addressProblems(draft);
    setProblems(found);
    const regionCode = draft.region[2];
    if (Object.keys(found).length > 0 || !regionCode || isPending) return;
    const { receiver, detail, isDefault } = draft;
    mutate(
      { receiver: receiver.trim(), phone: normalizeText(draft.phone), regionCode, detail: detail.trim(), isDefault },
      { onSuccess: onAdded },
    );
  };

  return (
    <Dialog
      open
      title="新增收货地址"
      onClose={onClose}
      footer={
        <>
          <Button tone="outline" onClick={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId} loading={isPending}>
            保存
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        <FormField label="收货人" required error={shown.receiver}>
          <TextField
            value={draft.receiver}
            maxLength={40}
            autoComplete="name"
            onChange={(receiver) => change({ receiver })}
          />
        </FormField>
        <FormField label="联系电话" required error={shown.phone} hint="手机号码，或带区号的固定电话">
          <TextField
            value={draft.phone}
            maxLength={20}
            inputMode="tel"
            autoComplete="tel"
            onChange={(phone) => change({ phone })}
          />
        </FormField>
        <FormField label="所在地区" required group error={shown.region_code}>
          <RegionSelect value={draft.region} onChange={(region) => change({ region })} />
        </FormField>
        <FormField label="详细地址" required error={shown.detail}>
          <TextField
            value={draft.detail}
            maxLength={120}
            autoComplete="street-address"
            onChange={(detail) => change({ detail })}
          />
        </FormField>
        <Checkbox label="设为默认地址" checked={draft.isDefault} onChange={(isDefault) => change({ isDefault })} />
      </form>
    </Dialog>
  );
}

const serverProblems = (error: unknown): AddressProblems =>
  error instanceof ApiError
    ? Object.fromEntries(Object.entries(error.errors).map(([field, messages]) => [field, messages.join('；')]))
    : {};
