import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { barcodeFormats } from './barcode-formats.ts';
import { type BarcodeReader, openBarcodeReader } from './barcode-reader.ts';

export type ScannerState = 'starting' | 'reading' | 'refused' | 'failed';

const betweenFramesMs = 120;
/** A code that reappears after this many frames counts as a new scan. */
const framesAway = 5;

/**
 * Shows the back camera in a video and reads codes while it is on: each once while it stays visible. `formats` is read
 * when the camera is switched on.
 */
export function useScanner(
  film: RefObject<HTMLVideoElement | null>,
  isOn: boolean,
  onCode: (code: string) => void,
  formats: readonly string[] = barcodeFormats,
) {
  const [state, setState] = useState<ScannerState>('starting');
  const report = useEffectEvent((code: string, end: AbortSignal) => end.aborted || onCode(code));
  const read = useEffectEvent((end: AbortSignal) =>
    scan(
      film.current,
      formats,
      end,
      () => setState('reading'),
      (code) => report(code, end),
    ),
  );
  useEffect(() => {
    if (!isOn) return;
    setState('starting');
    const end = new AbortController();
    void read(end.signal).catch((error: unknown) => {
      if (!end.signal.aborted) setState(isRefusal(error) ? 'refused' : 'failed');
    });
    return () => end.abort();
  }, [isOn]);
  return state;
}

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';

/** Reads until stopped, then switches the camera off. */
async function scan(
  film: HTMLVideoElement | null,
  formats: readonly string[],
  end: AbortSignal,
  onReading: () => void,
  onCode: (code: string) => void,
): Promise<void> {
  if (!film) return;
  const video = { facingMode: 'environment', width: { ideal: 1280 } };
  const stream = await navigator.mediaDevices.getUserMedia({ video });
  let reader: BarcodeReader | null = null;
  try {
    if (end.aborted) return;
    film.srcObject = stream;
    await film.play();
    reader = await openBarcodeReader(formats);
    onReading();
    let last = '';
    for (let away = 0; !end.aborted; away += 1) {
      const code = await reader.read(film);
      if (code) {
        if (code !== last || away > framesAway) onCode(code);
        last = code;
        away = 0;
      }
      await new Promise((resolve) => setTimeout(resolve, betweenFramesMs));
    }
  } finally {
    reader?.close();
    for (const track of stream.getTracks()) track.stop();
    film.srcObject = null;
  }
}
