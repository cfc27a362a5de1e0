import { isServerBuild } from '#config.ts';
import { markHydrated, unmarkHydrated, usedAttribute } from './hydrated.ts';

/** What shows that somebody is there: a pointer, a finger, a key, a screen reader; a place that is scrolled to or restored. */
const inputs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'click',
  'wheel',
  'scroll',
  'dragenter',
] as const;
const options = { capture: true, passive: true };

/** A page that nobody has touched for so long is hydrated to its end. */
const quietMs = 2500;
/** A higher window shows what a buyer's list has only then. */
const highPx = 1000;

type Load = () => Promise<void>;

/** The code of all late parts that are known. */
const lateCode = new Set<Load>();
const listeners = new Set<() => void>();
/** Late parts of a page from the server wait; in a page that the browser renders nothing does. */
let waits = false;
let isUsed = false;
let isPageHydrated = false;
let end: () => void;
const over = new Promise<void>((resolve) => {
  end = resolve;
});

/** Called before a page from the server is hydrated: its late parts stay as they are until the first input. */
export function waitForFirstInput() {
  waits = true;
  for (const input of inputs) addEventListener(input, onInput, options);
}

/** Browsers say that a pointer moves when the page does below one that rests. */
export const isByRestingPointer = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;

function onInput(event: Event) {
  if (!isByRestingPointer(event)) void hydrateLateParts();
}

export const isWaiting = () => waits;

export function onWaitingOver(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Called once the page is hydrated but for its late parts. */
export function pageHydrated() {
  isPageHydrated = true;
  if (waits && (isUsed || document.documentElement.hasAttribute(usedAttribute))) {
    void hydrateLateParts();
  } else {
    markHydrated();
    if (waits) setTimeout(hydrateLateParts, innerHeight > highPx ? 0 : quietMs);
  }
}

export function addLateCode(load: Load) {
  if (!isServerBuild) lateCode.add(load);
}

/** What a part without its code waits for: the first input, which loads it, or the code alone. */
export const untilLoaded = (load: Load) => (waits ? over : load());

/** Until the code of the late parts is there presses are held; then React hydrates what is pressed, and the others one by one. */
export async function hydrateLateParts() {
  isUsed = true;
  for (const input of inputs) removeEventListener(input, onInput, options);
  if (!waits || !isPageHydrated) return;
  unmarkHydrated();
  await Promise.all([...lateCode].map((load) => load()));
  waits = false;
  end();
  for (const listener of listeners) listener();
  markHydrated();
}
