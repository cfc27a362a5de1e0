import { routes } from '@yaoji/routes';
import { Checkbox } from '@yaoji/ui';
import { useState } from 'react';
import { AgreementDialog, type LegalPage, legalPages } from './agreement-dialog.tsx';
import * as own from './register.css.ts';

type AgreementProps = {
  agreed: boolean;
  problem: string | undefined;
  onChange: (isAgreed: boolean) => void;
};

export const agreementProblem = (agreed: boolean) => (agreed ? undefined : '请阅读并同意用户协议和隐私政策');

/** Consent to agreement and privacy policy, ticked here or in their dialog. */
export function Agreement({ agreed, problem, onChange }: AgreementProps) {
  const [reading, setReading] = useState<LegalPage | null>(null);
  return (
    <>
      <div className={own.agreement}>
        <Checkbox
          label="我已阅读并同意"
          checked={agreed}
          {...(problem ? { 'aria-invalid': true, 'aria-describedby': 'agree-problem' } : {})}
          onChange={onChange}
        />
        {legalPages.map((page) => (
          <button key={page} type="button" className={own.textButton} onClick={() => setReading(page)}>
            《{routes[page].title}》
          </button>
        ))}
        <span id="agree-problem" role="alert" className={own.problem}>
          {problem}
        </span>
      </div>
      {reading && (
        <AgreementDialog
          of={reading}
          onClose={() => setReading(null)}
          onAgree={() => {
            onChange(true);
            setReading(null);
          }}
        />
      )}
    </>
  );
}
