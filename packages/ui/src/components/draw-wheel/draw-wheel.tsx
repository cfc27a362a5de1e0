import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { assignInlineVars } from '../../theme/assign-vars.ts';
import { type DrawOutcome, drawPopupTexts } from '../draw-popup/draw-popup.tsx';
import * as css from './draw-wheel.css.ts';

const drawWheelTexts = {
  start: '抽奖',
  drawing: '抽奖中…',
  none: '暂无机会',
  chances: (count: number) => `剩 ${count} 次`,
  prizes: '奖品',
  outcome: drawPopupTexts.outcome,
};

export type DrawWheelProps<Outcome extends DrawOutcome> = {
  /** The draw's prizes, in their order. */
  prizes: readonly { id: string | number; name: string; image?: string }[];
  /** Remaining chances. */
  chances: number;
  /** Starts the draw. The light starts to move when the outcome is known. Show the error yourself before rejecting. */
  onDraw: () => Promise<Outcome>;
  /** Called when the outcome is shown, or the draw has failed: refresh what it changed. */
  onShown?: () => void;
  /** The next action after the outcome, e.g. a link to the prize. */
  next?: (outcome: Outcome) => ReactNode;
};

const turns = 5;

/** A wheel of prizes: a light runs round and stops at the drawn one, then the outcome is shown and announced. */
export function DrawWheel<Outcome extends DrawOutcome>({
  prizes,
  chances,
  onDraw,
  onShown,
  next,
}: DrawWheelProps<Outcome>) {
  const texts = useTexts('drawWheel', drawWheelTexts);
  const light = useRef<HTMLDivElement>(null);
  const { phase, outcome, round, draw } = useRun({ light, onDraw, onShown });
  const sector = 360 / prizes.length;
  const won = outcome ? prizes.findIndex(({ name }) => name === outcome.prize) : -1;
  const canDraw = chances > 0 && (phase === 'ready' || phase === 'shown');
  const isBusy = phase === 'asking' || phase === 'running';
  return (
    <div className={css.scene}>
      <div
        className={css.wheel}
        data-phase={phase}
        style={assignInlineVars([
          [css.sector, `${sector}deg`],
          [css.tileWidth, `min(24cqi, ${Math.floor(205 / prizes.length)}cqi)`],
        ])}
      >
        <div className={css.ground} />
        <div
          // The animation starts again for every draw.
          key={round}
          ref={light}
          className={css.light}
          {...(phase === 'shown' && won < 0 ? { 'data-blank': '' } : {})}
          style={assignInlineVars([
            [css.from, '0deg'],
            [css.to, `${outcome ? turns * 360 + Math.max(won, 0) * sector : 0}deg`],
          ])}
        />
        <ul className={css.prizes} aria-label={texts.prizes}>
          {prizes.map(({ id, name, image }, index) => (
            <li
              key={id}
              className={css.prize}
              {...(phase === 'shown' && index === won ? { 'data-won': '' } : {})}
              style={assignInlineVars([[css.place, String(index)]])}
            >
              {image && <img src={image} alt="" width={40} height={32} className={css.picture} />}
              <span className={css.name}>{name}</span>
            </li>
          ))}
        </ul>
        <button type="button" className={css.start} aria-disabled={!canDraw} onClick={canDraw ? draw : undefined}>
          {isBusy ? texts.drawing : chances > 0 ? texts.start : texts.none}
          {!isBusy && chances > 0 && <span className={css.left}>{texts.chances(chances)}</span>}
        </button>
      </div>
      <div className={css.result}>
        <div role="status">
          {phase === 'shown' && outcome && <p className={css.outcome}>{texts.outcome(outcome)}</p>}
        </div>
        {phase === 'shown' && outcome && next?.(outcome)}
      </div>
    </div>
  );
}

type RunProps<Outcome extends DrawOutcome> = Pick<DrawWheelProps<Outcome>, 'onDraw'> & {
  onShown: (() => void) | undefined;
  light: { readonly current: HTMLElement | null };
};

/** Draws, lets the light run to the outcome, then shows it: at once where nothing moves. */
function useRun<Outcome extends DrawOutcome>({ light, onDraw, onShown }: RunProps<Outcome>) {
  const [phase, setPhase] = useState<'ready' | 'asking' | 'running' | 'shown'>('ready');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [round, setRound] = useState(0);
  const show = useEffectEvent(() => onShown?.());
  useEffect(() => {
    if (phase !== 'running') return;
    let isGone = false;
    // Tests without a browser have no animations.
    const animations = light.current?.getAnimations?.() ?? [];
    void Promise.allSettled(animations.map(({ finished }) => finished)).then(() => {
      if (isGone) return;
      setPhase('shown');
      show();
    });
    return () => {
      isGone = true;
    };
  }, [phase, light]);

  const draw = async () => {
    setPhase('asking');
    setOutcome(null);
    const drawn = await onDraw().catch(() => null);
    setOutcome(drawn);
    setRound((before) => before + 1);
    setPhase(drawn ? 'running' : 'ready');
    if (!drawn) onShown?.();
  };
  return { phase, outcome, round, draw };
}
