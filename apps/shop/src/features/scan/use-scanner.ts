import { type RefObject, useEffect, useState } from 'react';
import { type BarcodeReader, openBarcodeReader } from './barcode-reader.ts';

export type ScannerState = 'starting' | 'reading' | 'refused' | 'failed';

const betweenFramesMs = 120;

/** Shows the camera at the back in a film, and reads until it shows a code. */
export function useScanner(film: RefObject<HTMLVideoElement | null>, isOn: boolean, onCode: (code: string) => void) {
  const [state, setState] = useState<ScannerState>('starting');
  useEffect(() => {
    if (!isOn) return;
    setState('starting');
    const end = new AbortController();
    void scan(film.current, end.signal, () => setState('reading')).then(
      (code) => code !== null && !end.signal.aborted && onCode(code),
      (error: unknown) => {
        if (!end.signal.aborted) setState(isRefusal(error) ? 'refused' : 'failed');
      },
    );
    return () => end.abort();
  }, [film, isOn, onCode]);
  return state;
}

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'NotAllowedError';

/** The first code; null where it ended before. The camera is off afterwards. */
async function scan(film: HTMLVideoElement | null, end: AbortSignal, onReading: () => void): Promise<string | null> {
  if (!film) return null;
  const video = { facingMode: 'environment', width: { ideal: 1280 } };
  const stream = await navigator.mediaDevices.getUserMedia({ video });
  let reader: BarcodeReader | null = null;
  try {
    if (end.aborted) return null;
    film.srcObject = stream;
    await film.play();
    reader = await openBarcodeReader();
    onReading();
    while (!end.aborted) {
      const code = await reader.read(film);
      if (code) return code;
      await new Promise((resolve) => setTimeout(resolve, betweenFramesMs));
    }
    return null;
  } finally {
    reader?.close();
    for (const track of stream.getTracks()) track.stop();
    film.srcObject = null;
  }
}
