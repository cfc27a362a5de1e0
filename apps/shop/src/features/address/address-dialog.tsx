import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Address } from '@yaoji/api-client/wire';
import { Button, Checkbox, Dialog, FormField, RegionPicker, TextField } from '@yaoji/ui';
import { type FormEvent, useId, useState } from 'react';
import { fieldProblems } from '#shared/errors/field-problems.ts';
import { regionPathQuery, regionsQuery } from './address.queries.ts';
import * as css from './address-dialog.css.ts';
import { type AddressDraft, type AddressProblems, addressProblems, toDraft, toForm } from './address-problems.ts';
import { useSaveAddress } from './save-address.mutation.ts';

type AddressDialogProps = {
  /** The one to change; absent for a new one. */
  readonly address?: Address;
  readonly onClose: () => void;
  readonly onSaved: (address: Address) => void;
};

/** Adds a shipping address or changes one. */
export default function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const formId = useId();
  const client = useQueryClient();
  const { data: savedRegion = [] } = useQuery(regionPathQuery(address?.regionCode ?? ''));
  const [typed, setTyped] = useState<AddressDraft>(() => toDraft(address));
  const [problems, setProblems] = useState<AddressProblems>({});
  const { mutate, isPending, error } = useSaveAddress(address?.id);
  const draft = typed.region.length > 0 ? typed : { ...typed, region: savedRegion };
  const shown: AddressProblems = { ...fieldProblems(error), ...problems };
  const change = (changed: Partial<AddressDraft>) => setTyped((earlier) => ({ ...earlier, ...changed }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = addressProblems(draft);
    setProblems(found);
    if (Object.keys(found).length === 0 && !isPending) mutate(toForm(draft), { onSuccess: onSaved });
  };

  return (
    <Dialog
      open
      title={address ? '编辑收货地址' : '新增收货地址'}
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
          <RegionPicker
            label="所在地区"
            value={draft.region}
            invalid={shown.region_code !== undefined}
            loadOptions={(parent) => client.ensureQueryData(regionsQuery(parent ?? ''))}
            onChange={(region) => change({ region: region.map((one) => ({ ...one })) })}
          />
        </FormField>
        <FormField label="详细地址" required error={shown.detail}>
          <TextField
            value={draft.detail}
            maxLength={120}
            autoComplete="street-address"
            onChange={(detail) => change({ detail })}
          />
        </FormField>
        {/* The default stays one until another takes its place. */}
        {!address?.isDefault && (
          <Checkbox label="设为默认地址" checked={draft.isDefault} onChange={(isDefault) => change({ isDefault })} />
        )}
      </form>
    </Dialog>
  );
}
