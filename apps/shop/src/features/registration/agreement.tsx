import { Checkbox } from '@yaoji/ui';
import { useState } from 'react';
import AgreementDialog from './agreement-dialog.tsx';
import * as own from './register.css.ts';

type AgreementProps = {
  readonly agreed: boolean;
  readonly problem: string | undefined;
  readonly onChange: (isAgreed: boolean) => void;
};

/** The agreement, ticked here or in its dialog. */
export function Agreement({ agreed, problem, onChange }: AgreementProps) {
  const [reading, setReading] = useState(false);
  return (
    <>
      <div className={own.agreement}>
        <Checkbox
          label="我已阅读并同意"
          checked={agreed}
          {...(problem ? { 'aria-invalid': true, 'aria-describedby': 'agree-problem' } : {})}
          onChange={onChange}
        />
        <button type="button" className={own.textButton} onClick={() => setReading(true)}>
          《用户协议》
        </button>
        <span id="agree-problem" role="alert" className={own.problem}>
          {problem}
        </span>
      </div>
      {reading && (
        <AgreementDialog
          onClose={() => setReading(false)}
          onAgree={() => {
            onChange(true);
            setReading(false);
          }}
        />
      )}
    </>
  );
}
