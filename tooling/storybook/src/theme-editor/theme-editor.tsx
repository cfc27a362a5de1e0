import { Button, CopyButton, FormField, SegmentedControl, Select, TextArea, TextField } from '@yaoji/ui';
import { type ColorRole, colourPurposes, densities, themes } from '@yaoji/ui/documented';
import { useState } from 'react';
import { lowestContrast } from '../foundations/colours.tsx';
import { StoryPreview } from './story-preview.tsx';
import * as css from './theme-editor.css.ts';
import {
  coloursOf,
  type DraftTheme,
  isHexColour,
  readColours,
  roundnesses,
  themeName,
  toCss,
  toModule,
  toTokens,
} from './theme-file.ts';

const groups = Map.groupBy(Object.keys(colourPurposes) as ColorRole[], (role) => colourPurposes[role][0]);
const fresh: DraftTheme = {
  name: 'mine',
  base: 'light',
  density: 'normal',
  roundness: 'normal',
  font: '',
  changes: {},
};
const forms = {
  css: { label: 'CSS 变量', ending: 'css', write: toCss },
  module: { label: '主题文件', ending: 'ts', write: toModule },
  tokens: { label: 'DTCG', ending: 'json', write: toTokens },
} as const;

/** Changes the roles of a theme over any story, and writes it as a file. */
export function ThemeEditor() {
  const [draft, setDraft] = useState(fresh);
  const change = (changes: Partial<DraftTheme>) => setDraft((before) => ({ ...before, ...changes }));
  return (
    <div className={css.editor}>
      <div className={css.panel}>
        <h1 className={css.title}>主题编辑器</h1>
        <Basics draft={draft} onChange={change} />
        <Roles draft={draft} onChange={(changes) => change({ changes })} />
        <Export draft={draft} />
        <Import onRead={(changes) => change({ changes })} />
      </div>
      <StoryPreview draft={draft} />
    </div>
  );
}

type PartProps = { draft: DraftTheme; onChange: (changes: Partial<DraftTheme>) => void };

function Basics({ draft, onChange }: PartProps) {
  return (
    <div className={css.stack}>
      <FormField label="名称" hint="写在 data-theme 里，小写字母、数字与连字符">
        <TextField
          value={draft.name}
          onChange={(name) => onChange({ name: name.toLowerCase().replace(/[^a-z0-9-]|^[^a-z]+/g, '') || 'mine' })}
        />
      </FormField>
      <FormField label="从哪套主题开始">
        <Select
          value={draft.base}
          onChange={(base) => onChange({ base, changes: {} })}
          options={Object.keys(themes).map((id) => ({ value: id, label: themeName(id) }))}
        />
      </FormField>
      <SegmentedControl
        label="密度"
        value={draft.density}
        onChange={(density) => onChange({ density })}
        items={Object.entries(densities).map(([id, { title }]) => ({
          value: id as DraftTheme['density'],
          label: title,
        }))}
      />
      <SegmentedControl
        label="圆角"
        value={draft.roundness}
        onChange={(roundness) => onChange({ roundness })}
        items={Object.entries(roundnesses).map(([id, { title }]) => ({
          value: id as DraftTheme['roundness'],
          label: title,
        }))}
      />
      <FormField label="字体" hint="CSS 的 font-family；空着用组件库的">
        <TextField value={draft.font} onChange={(font) => onChange({ font: font.replace(/[;{}<>]/g, '') })} />
      </FormField>
    </div>
  );
}

type RolesProps = { draft: DraftTheme; onChange: (changes: DraftTheme['changes']) => void };

function Roles({ draft, onChange }: RolesProps) {
  const colours = coloursOf(draft);
  const low = (Object.keys(colours) as ColorRole[]).filter((role) => {
    const lowest = lowestContrast(role, colours);
    return lowest && lowest.figure < lowest.least;
  });
  return (
    <section aria-label="颜色角色">
      <p role="status" className={low.length > 0 ? css.low : css.fine}>
        {low.length > 0 ? `${low.length} 个角色对比度不够：${low.join('、')}` : '所有文字与边框的对比度都够'}
      </p>
      {[...groups].map(([group, roles]) => (
        <details key={group} open={group === '品牌' || group === '金额'}>
          <summary className={css.group}>{group}</summary>
          {roles.map((role) => (
            <Role
              key={role}
              role={role}
              draft={draft}
              onChange={(colour) => {
                const { [role]: _before, ...others } = draft.changes;
                onChange(colour ? { ...others, [role]: colour } : others);
              }}
            />
          ))}
        </details>
      ))}
    </section>
  );
}

type RoleProps = { role: ColorRole; draft: DraftTheme; onChange: (colour: string | undefined) => void };

function Role({ role, draft, onChange }: RoleProps) {
  const colours = coloursOf(draft);
  const colour = colours[role];
  const [typed, setTyped] = useState<string>();
  const lowest = lowestContrast(role, colours);
  return (
    <div className={css.role}>
      <input
        type="color"
        aria-label={`${role} 颜色`}
        className={css.colour}
        value={colour.slice(0, 7)}
        onChange={(event) => onChange(event.target.value + colour.slice(7))}
      />
      <div>
        <strong>{role}</strong>
        <div className={css.purpose}>{colourPurposes[role][1]}</div>
        {lowest && (
          <div className={lowest.figure < lowest.least ? css.low : css.purpose}>
            在 {lowest.surface} 上 {lowest.figure.toFixed(1)}:1，要 {lowest.least}:1
          </div>
        )}
      </div>
      <input
        className={css.hex}
        aria-label={`${role} 色值`}
        value={typed ?? colour}
        onBlur={() => setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value);
          if (isHexColour(target.value)) onChange(target.value.toLowerCase());
        }}
      />
      <Button
        tone="plain"
        size="small"
        tight
        disabled={!draft.changes[role]}
        aria-label={`恢复 ${role}`}
        onClick={() => onChange(undefined)}
      >
        恢复
      </Button>
    </div>
  );
}

function Export({ draft }: { draft: DraftTheme }) {
  const [form, setForm] = useState<keyof typeof forms>('css');
  const { ending, write } = forms[form];
  const text = write(draft);
  return (
    <section className={css.stack} aria-label="导出">
      <h2 className={css.group}>导出</h2>
      <SegmentedControl
        label="形式"
        value={form}
        onChange={setForm}
        items={Object.entries(forms).map(([id, { label }]) => ({ value: id as keyof typeof forms, label }))}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long files scroll, by keyboard too */}
      <pre className={css.file} tabIndex={0}>
        {text}
      </pre>
      <div className={css.actions}>
        <CopyButton text={text} name="主题" />
        <Button tone="outline" size="small" onClick={() => download(`${draft.name}.${ending}`, text)}>
          下载
        </Button>
      </div>
    </section>
  );
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text]));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

function Import({ onRead }: { onRead: (changes: DraftTheme['changes']) => void }) {
  const [text, setText] = useState('');
  const found = readColours(text);
  const count = Object.keys(found).length;
  return (
    <section className={css.stack} aria-label="导入">
      <h2 className={css.group}>导入</h2>
      <FormField
        label="CSS 变量、主题文件或 DTCG"
        {...(text && count === 0 ? { error: '没有找到颜色角色：粘贴由这里导出的文件' } : {})}
      >
        <TextArea value={text} onChange={setText} rows={3} />
      </FormField>
      <Button tone="outline" size="small" disabled={count === 0} onClick={() => onRead(found)}>
        {count > 0 ? `导入 ${count} 个角色` : '导入'}
      </Button>
    </section>
  );
}
