import { useQueryClient } from '@tanstack/react-query';
import { FormField, type LoadRegions, RegionPicker, TextField } from '@yaoji/ui';
import { useCallback } from 'react';
import { regionsQuery } from '#features/address/address.queries.ts';
import type { Problems } from '#shared/forms/use-problems.ts';
import type { SiteDraft } from './company-problems.ts';

type SiteFieldsProps = {
  draft: SiteDraft;
  problems: Problems;
  /** Receives the change, and the form field it belongs to. */
  onChange: (changed: Partial<SiteDraft>, field: string) => void;
};

/** The fields that a company and a store share: name, code, place and contact. */
export function SiteFields({ draft, problems, onChange }: SiteFieldsProps) {
  const loadRegions = useLoadRegions();
  return (
    <>
      <FormField label="企业名称" required hint="与营业执照一致" error={problems.company}>
        <TextField
          size="large"
          maxLength={100}
          autoComplete="organization"
          value={draft.company}
          onChange={(company) => onChange({ company }, 'company')}
        />
      </FormField>
      <FormField label="统一社会信用代码" required hint="营业执照上的18位代码" error={problems.credit_code}>
        <TextField
          size="large"
          maxLength={24}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={draft.creditCode}
          onChange={(creditCode) => onChange({ creditCode }, 'credit_code')}
        />
      </FormField>
      <FormField label="所在地区" required error={problems.region_code}>
        <RegionPicker
          size="large"
          value={draft.region}
          loadOptions={loadRegions}
          onChange={(region) => onChange({ region }, 'region_code')}
        />
      </FormField>
      <FormField label="详细地址" required error={problems.address}>
        <TextField
          size="large"
          maxLength={120}
          autoComplete="street-address"
          placeholder="街道、门牌号"
          value={draft.address}
          onChange={(address) => onChange({ address }, 'address')}
        />
      </FormField>
      <FormField label="联系人" required error={problems.name}>
        <TextField
          size="large"
          maxLength={40}
          autoComplete="name"
          value={draft.name}
          onChange={(name) => onChange({ name }, 'name')}
        />
      </FormField>
    </>
  );
}

/** Loads the regions below a code for a region picker (C144). */
function useLoadRegions(): LoadRegions {
  const client = useQueryClient();
  return useCallback((parent) => client.fetchQuery(regionsQuery(parent ?? '')), [client]);
}
