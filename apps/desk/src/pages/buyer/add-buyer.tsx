import { operations } from '@yaoji/api-client/desk';
import { businessKindNames } from '@yaoji/domain';
import { FormField, Select } from '@yaoji/ui';
import { useState } from 'react';
import { action } from '#pages/parts/actions.tsx';
import * as fields from '#pages/parts/fields.css.ts';
import { useRead } from '#shared/api/use-read.ts';
import type { Issued } from './issued-card.tsx';

type Kind = keyof typeof businessKindNames;

/** Creates a buyer's account with an invitation. */
export const addBuyerAction = (onDone: (issued: Issued) => void) =>
  action(operations.addBuyer, {
    label: '新建客户',
    tone: 'brand',
    actionLabel: '建立并邀请',
    size: 'medium',
    source: {
      company: '',
      name: '',
      phone: '',
      kind: 'pharmacy' as Kind,
      regionCode: '',
      salesperson: '',
      salesPhone: '',
    },
    fields: [
      { name: 'company', required: true, input: { maxLength: 100 } },
      { name: 'kind', options: Object.entries(businessKindNames) },
      { name: 'name', required: true, input: { maxLength: 40 } },
      { name: 'phone', required: true, hint: '客户用它登录', input: { inputMode: 'tel', maxLength: 11 } },
      { name: 'salesperson', input: { maxLength: 40 } },
      { name: 'salesPhone', hint: '客户能看到', input: { inputMode: 'tel', maxLength: 20 } },
    ],
    inputOf: (body) => ({ body }),
    onDone,
    children: (_, { set, problems }) => (
      <>
        <p>客户凭链接或邀请码设置用户名和密码，再补齐资料和证件；审核与自行注册的客户相同。</p>
        <RegionField problem={problems.regionCode?.join('；')} onChange={(regionCode) => set({ regionCode })} />
      </>
    ),
  });

const levels = ['省份', '城市', '区县'] as const;

type RegionFieldProps = { problem: string | undefined; onChange: (code: string) => void };

/** Province, city and district; sends the smallest that is chosen. */
function RegionField({ problem, onChange }: RegionFieldProps) {
  const [path, setPath] = useState<readonly string[]>([]);
  const choose = (level: number, code: string) => {
    setPath([...path.slice(0, level), code]);
    onChange(code || (path[level - 1] ?? ''));
  };
  return (
    <FormField label="所在地区" required group error={problem}>
      <div className={fields.fields}>
        {levels.map((label, level) => (
          <RegionSelect
            // Another parent starts a new choice.
            key={label + path[level - 1]}
            label={label}
            parent={level === 0 ? undefined : path[level - 1]}
            isOpen={level === 0 || Boolean(path[level - 1])}
            value={path[level] ?? ''}
            onChange={(code) => choose(level, code)}
          />
        ))}
      </div>
    </FormField>
  );
}

type RegionSelectProps = {
  label: string;
  parent: string | undefined;
  isOpen: boolean;
  value: string;
  onChange: (code: string) => void;
};

function RegionSelect({ label, parent, isOpen, value, onChange }: RegionSelectProps) {
  const regions = useRead(operations.listRegions, { query: parent ? { parent } : {} }, { enabled: isOpen }).data ?? [];
  return (
    <Select
      block
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={onChange}
      disabled={!isOpen}
      options={regions.map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}
