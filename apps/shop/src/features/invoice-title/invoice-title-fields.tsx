import type { InvoiceTitle } from '@yaoji/api-client/wire';
import { FormField, TextField } from '@yaoji/ui';
import * as css from './invoice-title-fields.css.ts';
import type { InvoiceTitleProblems } from './invoice-title-problems.ts';

type InvoiceTitleFieldsProps = {
  readonly title: InvoiceTitle;
  /** A special invoice also needs address, telephone, bank and account. */
  readonly needsAll: boolean;
  readonly problems: InvoiceTitleProblems;
  readonly onChange: (changed: Partial<InvoiceTitle>) => void;
};

export const emptyInvoiceTitle: InvoiceTitle = {
  title: '',
  taxNo: '',
  address: '',
  phone: '',
  bank: '',
  account: '',
  email: '',
};

const fields: readonly [field: keyof InvoiceTitle, wire: keyof InvoiceTitleProblems, label: string, most: number][] = [
  ['title', 'title', '发票抬头', 100],
  ['taxNo', 'tax_no', '税号', 20],
  ['address', 'address', '注册地址', 120],
  ['phone', 'phone', '注册电话', 20],
  ['bank', 'bank', '开户银行', 100],
  ['account', 'account', '银行账号', 40],
  ['email', 'email', '收票邮箱', 100],
];
const always: ReadonlySet<keyof InvoiceTitle> = new Set(['title', 'taxNo']);

export const InvoiceTitleFields = ({ title, needsAll, problems, onChange }: InvoiceTitleFieldsProps) => (
  <div className={css.fields}>
    {fields.map(([field, wire, label, most]) => (
      <FormField
        key={field}
        label={label}
        required={always.has(field) || (needsAll && field !== 'email')}
        error={problems[wire]}
      >
        <TextField value={title[field]} maxLength={most} onChange={(value) => onChange({ [field]: value })} />
      </FormField>
    ))}
    <p className={css.note}>普通发票填写抬头和税号即可；专用发票还需注册地址、电话、开户银行和账号。</p>
  </div>
);
