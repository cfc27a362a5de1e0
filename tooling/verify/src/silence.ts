/** Calls `onSilence` after `silenceMs` without output. */
export function watchSilence(silenceMs: number, onSilence: () => void): { heard(): void; end(): void } {
  let timer = setTimeout(onSilence, silenceMs);
  const end = () => clearTimeout(timer);
  return {
    heard: () => {
      end();
      timer = setTimeout(onSilence, silenceMs);
    },
    end,
  };
}
