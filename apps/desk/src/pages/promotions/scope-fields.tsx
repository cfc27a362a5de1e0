import { operations, type Schemas } from '@yaoji/api-client/desk';
import { CloseIcon, IconButton, Select, StatusTag, TextField } from '@yaoji/ui';
import { useId, useState } from 'react';
import { GoodsSearch } from '#pages/parts/goods-search.tsx';
import { MakerNames } from '#pages/parts/maker-names.tsx';
import * as css from '#pages/parts/page.css.ts';
import { useRead } from '#shared/api/use-read.ts';
import type { KnownGoods } from './goods-rows.tsx';

type Scope = Schemas['GoodsScope'];

type ScopeFieldsProps = KnownGoods & {
  scope: Scope;
  /** Also names products. Default false. */
  hasGoods?: boolean;
  onChange: (scope: Scope) => void;
};

/** Covers products by category, maker and business scope, all of which must match, except listed exceptions. */
export function ScopeFields({ scope, known, learn, hasGoods = false, onChange }: ScopeFieldsProps) {
  const { categories = [], scopes = [] } = useRead(operations.listScopeChoices, {}).data ?? {};
  /** Omit an empty list, which would cover nothing. */
  const listOf = <Name extends keyof Scope>(name: Name, label: string) => ({
    label,
    list: scope[name] ?? [],
    onChange: (list: NonNullable<Scope[Name]>) => {
      const { [name]: _, ...others } = scope;
      onChange(list.length > 0 ? { ...others, [name]: list } : others);
    },
  });
  const select = (label: string, options: { value: string; label: string }[], add: (id: string) => void, of = '') => (
    <Select
      size="small"
      aria-label={label}
      placeholder={label + of}
      value=""
      options={options}
      onChange={(value) => value && add(value)}
    />
  );
  const goodsOf = (name: 'goodsIds' | 'exceptGoodsIds', label: string) => (
    <Chosen {...listOf(name, label)} nameOf={(id) => known.get(id)?.name ?? `商品${id}`}>
      {(add) => (
        <GoodsSearch
          label={`添加${label}`}
          onAdd={(goods) => {
            learn(goods);
            add(...goods.map(({ id }) => id));
          }}
        />
      )}
    </Chosen>
  );
  const categoryOptions = categories.map(({ id, name }) => ({ value: String(id), label: name }));
  const scopeOptions = scopes.map((each) => ({ value: each, label: each }));
  return (
    <div className={css.stack}>
      <p className={css.muted}>各项须同时符合；都不填即全部商品。</p>
      <Chosen
        {...listOf('categoryIds', '品类')}
        nameOf={(id) => categories.find((each) => each.id === id)?.name ?? `品类${id}`}
      >
        {(add) => select('添加品类', categoryOptions, (id) => add(Number(id)), '（含下级）')}
      </Chosen>
      <Chosen {...listOf('scopes', '经营类别')}>{(add) => select('添加经营类别', scopeOptions, add)}</Chosen>
      <Chosen {...listOf('makers', '厂家')}>{(add) => <MakerField onAdd={add} />}</Chosen>
      {hasGoods && goodsOf('goodsIds', '商品')}
      {goodsOf('exceptGoodsIds', '排除商品')}
    </div>
  );
}

type ChosenProps<Each> = {
  label: string;
  list: readonly Each[];
  nameOf?: (each: Each) => string;
  onChange: (list: Each[]) => void;
  /** Renders the control that adds entries. */
  children: (add: (...more: Each[]) => void) => React.ReactNode;
};

function Chosen<Each>({ label, list, nameOf = String, onChange, children }: ChosenProps<Each>) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot be next to its field
    <div role="group" aria-labelledby={id}>
      <div id={id} className={css.strong}>
        {label}
      </div>
      {list.length > 0 && (
        <div className={css.chips}>
          {list.map((each, index) => (
            <StatusTag key={nameOf(each)}>
              {nameOf(each)}
              <IconButton
                size="small"
                label={`移除 ${nameOf(each)}`}
                onClick={() => onChange(list.toSpliced(index, 1))}
              >
                <CloseIcon size={12} />
              </IconButton>
            </StatusTag>
          ))}
        </div>
      )}
      {children((...more) => onChange([...new Set([...list, ...more])]))}
    </div>
  );
}

function MakerField({ onAdd }: { onAdd: (maker: string) => void }) {
  const [text, setText] = useState('');
  const listId = useId();
  return (
    <>
      <TextField
        size="small"
        aria-label="添加厂家"
        list={listId}
        placeholder="厂家全称，按 Enter 添加"
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          if (text.trim()) onAdd(text.trim());
          setText('');
        }}
      />
      <MakerNames id={listId} typed={text} />
    </>
  );
}
