import { operations, type Schemas } from '@yaoji/api-client/desk';
import { CloseIcon, IconButton, Select, StatusTag, TextField } from '@yaoji/ui';
import { useId, useState } from 'react';
import { type ChosenGoods, GoodsSearch } from '#pages/parts/goods-search.tsx';
import * as css from '#pages/parts/page.css.ts';
import { useRead } from '#shared/api/use-read.ts';
import * as own from './activity-page.css.ts';

type Scope = Schemas['GoodsScope'];

type ScopeFieldsProps = {
  scope: Scope;
  known: ReadonlyMap<number, ChosenGoods>;
  onChange: (scope: Scope) => void;
  onChosen: (goods: readonly ChosenGoods[]) => void;
};

/** Which goods are covered: by category, maker and business scope, all of which must fit, and none of the exceptions. */
export function ScopeFields({ scope, known, onChange, onChosen }: ScopeFieldsProps) {
  const choices = useRead(operations.listScopeChoices, {});
  const { categoryIds = [], makers = [], scopes = [], exceptGoodsIds = [] } = scope;
  const categoryName = (id: number) => choices.data?.categories.find((each) => each.id === id)?.name ?? `品类${id}`;
  /** Without entries a list is absent: an empty one covers nothing. */
  const set = <Name extends keyof Scope>(name: Name, list: NonNullable<Scope[Name]>) => {
    const { [name]: _, ...others } = scope;
    onChange(list.length > 0 ? { ...others, [name]: list } : others);
  };
  return (
    <div className={css.stack}>
      <p className={css.muted}>各项须同时符合；都不填即全部商品。</p>
      <Chosen
        label="品类"
        names={categoryIds.map(categoryName)}
        onRemove={(at) => set('categoryIds', without(categoryIds, at))}
      >
        <Select
          size="small"
          aria-label="添加品类"
          placeholder="添加品类（含下级）"
          value=""
          options={(choices.data?.categories ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(id) => id && set('categoryIds', [...new Set([...categoryIds, Number(id)])])}
        />
      </Chosen>
      <Chosen label="经营类别" names={scopes} onRemove={(at) => set('scopes', without(scopes, at))}>
        <Select
          size="small"
          aria-label="添加经营类别"
          placeholder="添加经营类别"
          value=""
          options={(choices.data?.scopes ?? []).map((each) => ({ value: each, label: each }))}
          onChange={(each) => each && set('scopes', [...new Set([...scopes, each])])}
        />
      </Chosen>
      <Chosen label="厂家" names={makers} onRemove={(at) => set('makers', without(makers, at))}>
        <MakerField onAdd={(maker) => set('makers', [...new Set([...makers, maker])])} />
      </Chosen>
      <Chosen
        label="排除商品"
        names={exceptGoodsIds.map((id) => known.get(id)?.name ?? `商品${id}`)}
        onRemove={(at) => set('exceptGoodsIds', without(exceptGoodsIds, at))}
      >
        <GoodsSearch
          label="添加排除商品"
          onAdd={(goods) => {
            onChosen(goods);
            set('exceptGoodsIds', [...new Set([...exceptGoodsIds, ...goods.map(({ id }) => id)])]);
          }}
        />
      </Chosen>
    </div>
  );
}

const without = <Each,>(list: readonly Each[], at: number): Each[] => list.filter((_, index) => index !== at);

type ChosenProps = {
  label: string;
  names: readonly string[];
  onRemove: (at: number) => void;
  /** What adds another. */
  children: React.ReactNode;
};

function Chosen({ label, names, onRemove, children }: ChosenProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside its field
    <div role="group" aria-labelledby={id}>
      <div id={id} className={css.strong}>
        {label}
      </div>
      {names.length > 0 && (
        <div className={own.chips}>
          {names.map((name, index) => (
            <StatusTag key={name}>
              {name}
              <IconButton size="small" label={`移除 ${name}`} onClick={() => onRemove(index)}>
                <CloseIcon size={12} />
              </IconButton>
            </StatusTag>
          ))}
        </div>
      )}
      {children}
    </div>
  );
}

function MakerField({ onAdd }: { onAdd: (maker: string) => void }) {
  const [text, setText] = useState('');
  return (
    <TextField
      size="small"
      aria-label="添加厂家"
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
  );
}
