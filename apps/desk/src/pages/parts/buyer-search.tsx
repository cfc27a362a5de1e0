import { operations } from '@yaoji/api-client/desk';
import { Button, FormField, TextField } from '@yaoji/ui';
import { useState } from 'react';
import * as css from '#pages/parts/page.css.ts';
import { useRead } from '#shared/api/use-read.ts';

const mostFound = 6;

type BuyerSearchProps = {
  label: string;
  /** The first search text. Default empty. */
  start?: string;
  onChoose: (buyer: { id: number; company: string }) => void;
};

/** Finds an approved buyer by company, user name or telephone. */
export function BuyerSearch({ label, start = '', onChoose }: BuyerSearchProps) {
  const [text, setText] = useState(start);
  const keywords = text.trim();
  const found = useRead(
    operations.listBuyers,
    { query: { keywords, status: 'passed', perPage: mostFound } },
    { enabled: keywords.length > 1, isList: true },
  );
  return (
    <div className={css.stack}>
      <FormField label={label}>
        <TextField size="small" value={text} onChange={setText} placeholder="客户名称、账号或电话" />
      </FormField>
      {keywords.length > 1 && (
        <div className={css.buttons}>
          {found.data?.list.map(({ id, company, username }) => (
            <Button
              key={id}
              size="small"
              tone="plain"
              onClick={() => {
                onChoose({ id, company: company || username });
                setText('');
              }}
            >
              {company || username}
            </Button>
          ))}
          {found.data?.list.length === 0 && <span className={css.muted}>没有这样的客户</span>}
        </div>
      )}
    </div>
  );
}
