import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CompanyData, CompanyForm as CompanyValues } from '@yaoji/api-client/wire';
import { type BusinessKind, plainCreditCode, readCompany } from '@yaoji/domain';
import { Button, ChoiceCards, FormField, TextField } from '@yaoji/ui';
import { districtOf } from '#features/address/district-of.ts';
import { documentKeys } from '#features/document/document.queries.ts';
import * as entry from '#features/login/entry.css.ts';
import { userStateQuery } from '#features/user/user.queries.ts';
import { useForm } from '#shared/forms/use-form.ts';
import { useDraft } from '#shared/storage/use-draft.ts';
import { type CompanyDraft, companyDraftProblems, emptyCompany } from './company-problems.ts';
import * as css from './register.css.ts';
import { useRegisterCompany } from './register-company.mutation.ts';
import { RegistrationDocuments } from './registration-documents.tsx';
import { SiteFields } from './site-fields.tsx';

const businessKinds: readonly { value: BusinessKind; title: string; description: string }[] = [
  { value: 'pharmacy', title: '单体药店', description: '独立经营的零售药店' },
  { value: 'chain', title: '连锁药店', description: '连锁总部或加盟门店' },
  { value: 'clinic', title: '诊所', description: '诊所、卫生室、门诊部' },
  { value: 'hospital', title: '医院', description: '公立或民营医院' },
  { value: 'wholesaler', title: '批发企业', description: '药品批发经营企业' },
];

type CompanyFormProps = {
  /** The refused data to start with. */
  sent: CompanyData | null;
  /** The initial kind. */
  kind?: BusinessKind;
  submitLabel: string;
  onSent: () => void;
};

/** The company: kind, place, contact and documents (C105). The text survives a reload. */
export function CompanyForm({ sent, kind = undefined, submitLabel, onSent }: CompanyFormProps) {
  const client = useQueryClient();
  const start = sent ? fromSent(sent) : { ...emptyCompany, kind: kind ?? emptyCompany.kind };
  const { data: user } = useQuery(userStateQuery());
  const { draft, change, clear: discard } = useDraft(`company-${user?.id}`, start);
  const form = useForm(useRegisterCompany(), {
    check: () => companyDraftProblems(draft),
    values: () => toSend(draft),
    onSuccess: () => {
      discard();
      // The missing documents depend on the kind of business.
      void client.invalidateQueries({ queryKey: documentKeys.all });
      onSent();
    },
  });
  const { problems, clear } = form;
  const set = (changed: Partial<CompanyDraft>, field: string) => {
    change(changed);
    clear(field);
  };

  return (
    <>
      <form {...form.props} className={entry.form}>
        <FormField label="企业类型" required group error={problems.kind}>
          <ChoiceCards
            label="企业类型"
            name="kind"
            columns={3}
            options={businessKinds}
            value={draft.kind || undefined}
            onChange={(picked) => set({ kind: picked }, 'kind')}
          />
        </FormField>
        <div className={css.fields}>
          <SiteFields draft={draft} problems={problems} onChange={set} />
          <FormField label="固定电话" hint="选填，例如 028-85551234" error={problems.telephone}>
            <TextField
              size="large"
              inputMode="tel"
              autoComplete="tel"
              maxLength={20}
              value={draft.telephone}
              onChange={(telephone) => set({ telephone }, 'telephone')}
            />
          </FormField>
          <FormField label="邮箱" hint="选填，用于接收电子发票" error={problems.email}>
            <TextField
              size="large"
              inputMode="email"
              autoComplete="email"
              maxLength={100}
              value={draft.email}
              onChange={(email) => set({ email }, 'email')}
            />
          </FormField>
        </div>
      </form>
      {/* Outside the form: each document has its own form. */}
      <section className={css.part} aria-label="资质证件">
        <h2 className={css.partTitle}>资质证件</h2>
        {draft.kind ? (
          <>
            <p className={css.partNote}>证件可以现在上传，也可以提交资料后补传；必需的证件齐全后才能通过审核。</p>
            <RegistrationDocuments kind={draft.kind} creditCode={plainCreditCode(draft.creditCode)} />
          </>
        ) : (
          <p className={css.partNote}>选择企业类型后，显示需要上传的证件。</p>
        )}
      </section>
      <Button type="submit" form={form.props.id} size="large" block loading={form.isSending}>
        {submitLabel}
      </Button>
    </>
  );
}

const fromSent = ({ email, telephone, ...same }: CompanyData): CompanyDraft => ({
  ...same,
  email: email ?? '',
  telephone: telephone ?? '',
});

/** Null for a company with problems. */
function toSend(draft: CompanyDraft): CompanyValues | null {
  const district = districtOf(draft.region);
  if (!draft.kind || !district) return null;
  const { email, telephone, ...company } = readCompany(draft);
  return {
    kind: draft.kind,
    regionCode: district.code,
    ...company,
    ...(telephone && { telephone }),
    ...(email && { email }),
  };
}
