import type { Invoice, InvoiceTitle } from '@yaoji/api-client/wire';
import { FormField, TextField } from '@yaoji/ui';
import type { Problems } from '#shared/forms/use-problems.ts';
import * as css from './invoice-title-fields.css.ts';

type InvoiceTitleFieldsProps = {
  title: InvoiceTitle;
  kind: Invoice['kind'];
  /** By the server's field names. */
  problems: Problems;
  disabled: boolean;
  onChange: (changed: Partial<InvoiceTitle>) => void;
};

const fields: readonly [field: keyof InvoiceTitle, wire: string, label: string, most: number][] = [
  ['title', 'title', '发票抬头', 100],
  ['taxNo', 'tax_no', '税号', 20],
  ['address', 'address', '注册地址', 120],
  ['phone', 'phone', '注册电话', 20],
  ['bank', 'bank', '开户银行', 100],
  ['account', 'account', '银行账号', 40],
  ['email', 'email', '收票邮箱', 100],
];
const always: ReadonlySet<keyof InvoiceTitle> = new Set(['title', 'taxNo']);

export const InvoiceTitleFields = ({ title, kind, problems, disabled, onChange }: InvoiceTitleFieldsProps) => (
  <div className={css.fields}>
    {fields.map(([field, wire, label, most]) => (
      <FormField
        key={field}
        label={label}
        required={always.has(field) || (kind === 'special' && field !== 'email')}
        error={problems[wire]}
      >
        <TextField
          value={title[field]}
          maxLength={most}
          disabled={disabled}
          onChange={(value) => onChange({ [field]: value })}
        />
      </FormField>
    ))}
    <p className={css.note}>普通发票填写抬头和税号即可；专用发票还需注册地址、电话、开户银行和账号。</p>
  </div>
);
