import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Address } from '@yaoji/api-client/wire';
import { Checkbox, FormField, RegionPicker, TextField } from '@yaoji/ui';
import { useState } from 'react';
import { registrationQuery } from '#features/user/registration.queries.ts';
import { FormDialog } from '#shared/forms/form-dialog.tsx';
import { PhoneField } from '#shared/forms/phone-field.tsx';
import { useForm } from '#shared/forms/use-form.ts';
import { regionPathQuery, regionsQuery } from './address.queries.ts';
import { type AddressDraft, addressProblems, toDraft, toForm } from './address-problems.ts';
import { useSaveAddress } from './save-address.mutation.ts';

type AddressDialogProps = {
  /** The address to change; absent for a new one. */
  address?: Address;
  /** Suggests the registered site. Default false. */
  isFirst?: boolean;
  onClose: () => void;
  onSaved: (address: Address) => void;
};

export function AddressDialog({ address, isFirst = false, onClose, onSaved }: AddressDialogProps) {
  const client = useQueryClient();
  const { data: savedRegion = [] } = useQuery(regionPathQuery(address?.regionCode ?? ''));
  const { data: registration, isLoading } = useQuery({ ...registrationQuery(), enabled: isFirst });
  const { name: receiver = '', region = savedRegion, address: detail = '' } = registration?.form ?? {};
  const [typed, setTyped] = useState<Partial<AddressDraft>>({});
  const draft = { ...toDraft(address), region, ...(isFirst && { receiver, detail }), ...typed };
  const change = (changed: Partial<AddressDraft>) => setTyped((earlier) => ({ ...earlier, ...changed }));

  const form = useForm(useSaveAddress(address?.id), {
    check: () => addressProblems(draft),
    values: () => toForm(draft),
    onSuccess: onSaved,
  });

  return (
    <FormDialog title={address ? '编辑收货地址' : '新增收货地址'} form={form} submitLabel="保存" onClose={onClose}>
      <FormField label="收货人" required error={form.problems.receiver}>
        <TextField
          value={draft.receiver}
          maxLength={40}
          autoComplete="name"
          disabled={isLoading}
          onChange={(receiver) => change({ receiver })}
        />
      </FormField>
      <PhoneField value={draft.phone} problem={form.problems.phone} onChange={(phone) => change({ phone })} />
      <FormField label="所在地区" required group error={form.problems.region_code}>
        <RegionPicker
          label="所在地区"
          value={draft.region}
          invalid={form.problems.region_code !== undefined}
          loadOptions={(parent) => client.ensureQueryData(regionsQuery(parent ?? ''))}
          onChange={(region) => change({ region: region.map((one) => ({ ...one })) })}
        />
      </FormField>
      <FormField label="详细地址" required error={form.problems.detail}>
        <TextField
          value={draft.detail}
          maxLength={120}
          autoComplete="street-address"
          disabled={isLoading}
          onChange={(detail) => change({ detail })}
        />
      </FormField>
      {/* A default address stays the default until another one is chosen. */}
      {!address?.isDefault && (
        <Checkbox label="设为默认地址" checked={draft.isDefault} onChange={(isDefault) => change({ isDefault })} />
      )}
    </FormDialog>
  );
}
