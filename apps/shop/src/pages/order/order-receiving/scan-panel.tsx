import { Button, Card, ScanIcon, TextField } from '@yaoji/ui';
import { type FormEvent, useRef, useState } from 'react';
import { traceCodeFormats } from '#features/scan/barcode-formats.ts';
import { type ScannerState, useScanner } from '#features/scan/use-scanner.ts';
import * as css from './order-receiving.css.ts';
import { separator } from './use-receipts.ts';

/** The result of the last scan. */
export type Verdict = {
  tone: 'right' | 'near' | 'wrong';
  title: string;
  text: string;
  /** Key of the entry it created, to undo it; null if there is none. */
  key: string | null;
  /** Code of the accepted box, to report it broken; otherwise null. */
  code: string | null;
  /** Differs each time, so identical text is announced again. */
  place: string;
};

type ScanPanelProps = {
  verdict: Verdict | null;
  onCode: (code: string) => void;
  onUndo: (key: string) => void;
  onBroken: (key: string, code: string) => void;
};

const stateText: Record<ScannerState, string> = {
  starting: '正在打开相机…',
  reading: '将追溯码放入框内，可连续扫',
  refused: '没有相机权限。请在浏览器设置中允许，或用扫码枪、手动输入',
  failed: '相机不可用。请用扫码枪或手动输入',
};

/** Reads box after box with the camera or a hand scanner, which types, and shows each verdict immediately. */
export function ScanPanel({ verdict, onCode, onUndo, onBroken }: ScanPanelProps) {
  const [isOn, setOn] = useState(false);
  const [typed, setTyped] = useState('');
  const film = useRef<HTMLVideoElement>(null);
  const state = useScanner(film, isOn, onCode, traceCodeFormats);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onCode(typed);
    setTyped('');
  };
  return (
    <Card>
      <div className={css.panel}>
        {isOn && (
          <div className={css.camera}>
            <video ref={film} className={css.film} muted playsInline />
            <p className={css.quiet}>{stateText[state]}</p>
          </div>
        )}
        <div className={css.ways}>
          <Button
            size="field"
            tone={isOn ? 'outline' : 'brand'}
            icon={<ScanIcon size={18} />}
            onClick={() => setOn(!isOn)}
          >
            {isOn ? '关闭相机' : '相机扫码'}
          </Button>
          <form className={css.typing} onSubmit={onSubmit}>
            <TextField
              size="large"
              value={typed}
              aria-label="追溯码"
              placeholder="扫码枪 / 输入追溯码"
              autoComplete="off"
              maxLength={200}
              enterKeyHint="done"
              onChange={setTyped}
              onKeyDown={(event) => {
                // A hand scanner sends FNC1 as Ctrl+], which types nothing.
                if (!event.ctrlKey || event.key !== ']') return;
                event.preventDefault();
                setTyped((before) => before + separator);
              }}
            />
            <Button type="submit" size="field" tone="outline">
              录入
            </Button>
          </form>
        </div>
        <div role="status" aria-live="assertive" className={css.waiting}>
          {verdict && (
            <div key={verdict.place} className={css.verdict[verdict.tone]}>
              <div>
                <p className={css.verdictTitle}>
                  {verdict.tone === 'wrong' ? '✕' : '✓'} {verdict.title}
                </p>
                <p>{verdict.text}</p>
              </div>
              <VerdictActions verdict={verdict} onUndo={onUndo} onBroken={onBroken} />
            </div>
          )}
        </div>
      </div>
    </Card>
  );
}

type ActionsProps = Omit<ScanPanelProps, 'verdict' | 'onCode'> & { verdict: Verdict };

const VerdictActions = ({ verdict: { key, code }, onUndo, onBroken }: ActionsProps) =>
  key !== null && (
    <div className={css.verdictActions}>
      {code !== null && (
        <Button tone="outline" onClick={() => onBroken(key, code)}>
          破损
        </Button>
      )}
      <Button tone="outline" onClick={() => onUndo(key)}>
        撤销
      </Button>
    </div>
  );
