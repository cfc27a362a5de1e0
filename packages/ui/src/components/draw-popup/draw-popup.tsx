import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { CloseIcon } from '../../icons/icons.tsx';
import { GiftIcon } from '../../icons/page-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { assignInlineVars } from '../../theme/assign-vars.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { AlertDialog, ConfirmDialog } from '../dialog/alert-dialog.tsx';
import * as css from './draw-popup.css.ts';

export type DrawOutcome = {
  /** Whether the outcome is a prize. */
  won: boolean;
  /** Name, e.g. 谢谢参与 for no prize. */
  prize: string;
  remarks: string;
};

export const drawPopupTexts = {
  open: '抽奖',
  start: '立即抽奖',
  drawing: '抽奖中…',
  close: '关闭抽奖',
  closeNow: '关闭',
  keepOpen: '取消',
  closing: '抽奖进行中 , 如果关闭后未出结果 , 请移步至个人中心查看结果。',
  outcome: ({ won, prize, remarks }: DrawOutcome) =>
    won ? `恭喜您 , 抽中${prize} ( ${remarks} )` : remarks ? `${prize}（${remarks}）` : prize,
};

export type DrawPopupProps = {
  /** Heading and accessible name. */
  title: string;
  /** Below the title, e.g. 还有 2 次机会. */
  note?: string;
  /** Names of the prizes. */
  prizes?: readonly string[];
  /** Links below the note, e.g. 规则与记录. */
  links?: readonly { label: string; onClick: () => void }[];
  /** Starts the draw. Show the error yourself before rejecting. */
  onDraw: () => Promise<DrawOutcome>;
  /** Called after it has left the window. */
  onClosed: () => void;
  /** Minimum duration of the draw in ms. Default 2000. */
  waitMs?: number;
};

/** Same duration as `leaving` in the style. */
const leaveMs = 1000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A chip at the rail, on phones a strip at the foot of the page: it waits until it is pressed, runs the draw, shows the
 * outcome and leaves.
 */
export function DrawPopup({ title, note, prizes = [], links = [], onDraw, onClosed, waitMs = 2000 }: DrawPopupProps) {
  const texts = useTexts('drawPopup', drawPopupTexts);
  const { phase, outcome, asking, setAsking, draw, leave } = useDraw({ onDraw, onClosed, waitMs });
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <aside aria-label={title} className={isOpen ? css.popup : css.closed} data-phase={phase}>
        {!isOpen && (
          <button type="button" className={css.chip} onClick={() => setOpen(true)}>
            <GiftIcon size={20} />
            {texts.open}
          </button>
        )}
        <span className={css.icon}>
          <GiftIcon size={32} />
        </span>
        <PopupTexts title={title} links={links} {...(note ? { note } : {})} />
        {prizes.length > 0 && (
          <ul className={css.prizes}>
            {prizes.map((prize, index) => (
              <li key={prize} className={css.prize} style={assignInlineVars([[css.order, String(index)]])}>
                {prize}
              </li>
            ))}
          </ul>
        )}
        <div className={css.action}>
          <Button size="large" disabled={phase !== 'ready'} onClick={draw}>
            {phase === 'drawing' ? texts.drawing : texts.start}
          </Button>
        </div>
        <div className={css.close}>
          <IconButton
            label={texts.close}
            size="small"
            onClick={() => (phase === 'drawing' ? setAsking(true) : leave())}
          >
            <CloseIcon />
          </IconButton>
        </div>
      </aside>
      <ConfirmDialog
        open={asking}
        confirmLabel={texts.closeNow}
        cancelLabel={texts.keepOpen}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        {texts.closing}
      </ConfirmDialog>
      <AlertDialog open={outcome !== null} onClose={leave}>
        {outcome && texts.outcome(outcome)}
      </AlertDialog>
    </>
  );
}

/** Runs the draw, shows the outcome, and leaves once it was read or closed. */
function useDraw({ onDraw, onClosed, waitMs }: Required<Pick<DrawPopupProps, 'onDraw' | 'onClosed' | 'waitMs'>>) {
  const [phase, setPhase] = useState<'ready' | 'drawing' | 'leaving'>('ready');
  /** Closed while drawing: leave when the draw is done. */
  const [asking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<DrawOutcome | null>(null);
  const gone = useRef(false);
  const close = useEffectEvent(onClosed);
  useEffect(() => {
    if (phase !== 'leaving') return;
    gone.current = true;
    const timer = setTimeout(() => close(), leaveMs);
    return () => clearTimeout(timer);
  }, [phase]);

  const draw = async () => {
    setPhase('drawing');
    const [drawn] = await Promise.all([onDraw().catch(() => null), pause(waitMs)]);
    if (gone.current) return;
    setAsking(false);
    setOutcome(drawn);
    setPhase('ready');
  };
  const leave = () => {
    setAsking(false);
    setOutcome(null);
    setPhase('leaving');
  };
  return { phase, outcome, asking, setAsking, draw, leave };
}

type PopupTextsProps = Pick<DrawPopupProps, 'title' | 'note'> & Required<Pick<DrawPopupProps, 'links'>>;

const PopupTexts = ({ title, note, links }: PopupTextsProps) => (
  <div className={css.texts}>
    <p className={css.title}>{title}</p>
    {note && <p className={css.note}>{note}</p>}
    {links.length > 0 && (
      <p className={css.links}>
        {links.map(({ label, onClick }) => (
          <button key={label} type="button" className={css.link} onClick={onClick}>
            {label}
          </button>
        ))}
      </p>
    )}
  </div>
);
