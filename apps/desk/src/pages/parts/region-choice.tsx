import { operations } from '@yaoji/api-client/desk';
import { Button, Select } from '@yaoji/ui';
import { useState } from 'react';
import { useRead } from '#shared/api/use-read.ts';
import * as css from './page.css.ts';

type ChosenProps = { empty: string; labels: readonly string[]; onRemove: (at: number) => void };

/** Selected entries, each with a button to remove it. */
export function Chosen({ empty, labels, onRemove }: ChosenProps) {
  if (labels.length === 0) return <p className={css.muted}>{empty}</p>;
  return (
    <div className={css.buttons}>
      {labels.map((label, at) => (
        <Button key={at + label} size="small" tone="outline" aria-label={`移除 ${label}`} onClick={() => onRemove(at)}>
          {label} ✕
        </Button>
      ))}
    </div>
  );
}

/** Each level, and what it says while nothing is selected. */
const levels = [
  ['省份', '省份'],
  ['城市', '全省'],
  ['区县', '全市'],
] as const;

type RegionChoiceProps = {
  /** Buttons that add the selected region. */
  labels: readonly string[];
  /** Called with the region, and the position of the pressed button. */
  onChoose: (region: { code: string; name: string }, at: number) => void;
};

/** Selects a province, a city or a district. */
export function RegionChoice({ labels, onChoose }: RegionChoiceProps) {
  /** From the province down. */
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [province, city] = codes;
  const options = [
    useRead(operations.listRegions, { query: {} }).data ?? [],
    useRead(operations.listRegions, { query: { parent: province ?? '' } }, { enabled: !!province }).data ?? [],
    useRead(operations.listRegions, { query: { parent: city ?? '' } }, { enabled: !!city }).data ?? [],
  ];
  const choose = (at: number) => {
    const names = codes.map((code, level) => options[level]?.find((each) => each.code === code)?.name ?? '');
    onChoose({ code: codes.at(-1) ?? '', name: names.join('') }, at);
    setCodes(codes.slice(0, 1));
  };
  return (
    <div className={css.buttons}>
      {levels.map(([label, placeholder], level) => (
        <Select
          key={label}
          size="small"
          aria-label={label}
          placeholder={placeholder}
          value={codes[level] ?? ''}
          onChange={(code) => setCodes([...codes.slice(0, level), ...(code ? [code] : [])])}
          disabled={level > codes.length}
          options={(options[level] ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        />
      ))}
      {labels.map((label, at) => (
        <Button key={label} size="small" tone="outline" disabled={!province} onClick={() => choose(at)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
