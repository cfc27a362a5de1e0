import { Button, FormField, TextArea } from '@yaoji/ui';
import { useState } from 'react';
import * as css from '#pages/parts/page.css.ts';

type PastedRowsProps<Row> = {
  label: string;
  hint: string;
  /** The parts that unread rows lack: 编号或价格. */
  lacking: string;
  read: (text: string) => { rows: Row[]; unread: number[] };
  onAdd: (rows: Row[]) => void;
};

/** Adds products that are pasted from a spreadsheet. */
export function PastedRows<Row>({ label, hint, lacking, read, onAdd }: PastedRowsProps<Row>) {
  const [text, setText] = useState('');
  const { rows, unread } = read(text);
  const add = () => {
    onAdd(rows);
    setText('');
  };
  return (
    <>
      <FormField label={label} hint={hint}>
        <TextArea rows={3} value={text} onChange={setText} />
      </FormField>
      {unread.length > 0 && (
        <p className={css.muted}>
          不读第 {unread.slice(0, 10).join('、')} 行：没有{lacking}
        </p>
      )}
      {rows.length > 0 && (
        <div>
          <Button size="small" tone="outline" onClick={add}>
            加入 {rows.length} 种商品
          </Button>
        </div>
      )}
    </>
  );
}
