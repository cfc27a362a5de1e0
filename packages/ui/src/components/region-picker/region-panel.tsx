import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Button } from '../button/button.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { moveInGrid } from './move-in-grid.ts';
import * as css from './region-picker.css.ts';
import { type LoadRegions, type RegionOption, useRegionOptions } from './use-region-options.ts';

const regionPanelTexts = {
  levels: ['省份', '城市', '区县'] as readonly string[],
  choose: '请选择',
  failed: '地区加载失败',
  retry: '重新加载',
};

type RegionPanelProps = {
  value: readonly RegionOption[];
  loadOptions: LoadRegions;
  onPick: (path: readonly RegionOption[]) => void;
};

export function RegionPanel({ value, loadOptions, onPick }: RegionPanelProps) {
  const texts = useTexts('regionPanel', regionPanelTexts);
  const [path, setPath] = useState(value);
  const [level, setLevel] = useState(Math.max(0, value.length - 1));
  const parent = path[level - 1] ?? null;
  const { options, failed, retry } = useRegionOptions(loadOptions, parent?.code ?? null);
  const list = useRef<HTMLDivElement>(null);
  const chosen = path[level]?.code;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each level that comes up takes the focus
  useEffect(() => {
    const option = list.current?.querySelector<HTMLElement>('[tabindex="0"]');
    option?.focus();
  }, [level, options]);

  const pick = (option: RegionOption) => {
    const next = [...path.slice(0, level), option];
    setPath(next);
    if (option.hasChildren) setLevel(level + 1);
    else onPick(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Backspace' && level > 0) setLevel(level - 1);
    else moveInGrid(event);
  };
  const levelName = texts.levels[level] ?? '';
  const first = options?.some(({ code }) => code === chosen) ? undefined : options?.[0]?.code;

  return (
    <div className={css.panel}>
      <div className={css.steps}>
        {[...path.slice(0, level + 1).map(({ name }) => name), ...(path.length <= level ? [texts.choose] : [])].map(
          (name, index) => (
            <button
              key={texts.levels[index]}
              type="button"
              className={css.step}
              aria-label={`${texts.levels[index] ?? ''} ${name}`}
              {...(index === level ? { 'aria-current': 'step' } : {})}
              onClick={() => setLevel(index)}
            >
              {name}
            </button>
          ),
        )}
      </div>
      {failed ? (
        <div role="alert" className={css.message}>
          {texts.failed}
          <Button tone="brandOutline" size="small" onClick={retry}>
            {texts.retry}
          </Button>
        </div>
      ) : options === undefined ? (
        <div className={css.message}>
          <Spinner />
        </div>
      ) : (
        <div ref={list} role="listbox" aria-label={levelName} className={css.options} onKeyDown={onKeyDown}>
          {options.map((option) => (
            <button
              key={option.code}
              type="button"
              role="option"
              aria-selected={option.code === chosen}
              tabIndex={option.code === (first ?? chosen) ? 0 : -1}
              className={css.option}
              onClick={() => pick(option)}
            >
              {option.name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
