import { Story, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { useEffect, useRef, useState } from 'react';
import type { ModuleExport } from 'storybook/internal/types';
import * as css from './docs.css.ts';
import { Rows } from './rows.tsx';

/** A piece of a part; with a selector, it has a number in the picture. */
type Piece = readonly [name: string, purpose: string, selector?: string];

type AnatomyProps =
  /** A story whose parameter `anatomy` lists the pieces: its picture is numbered. */
  { of: ModuleExport } | { parts: readonly Piece[] };

/** The pieces of a part, from top and left, and which are optional. */
export const Anatomy = (props: AnatomyProps) =>
  'of' in props ? <Numbered of={props.of} /> : <Pieces pieces={props.parts} />;

const Pieces = ({ pieces }: { pieces: readonly Piece[] }) => (
  <Rows head={['部分', '是什么']} rows={pieces.map(([name, purpose]) => [name, purpose])} />
);

function Numbered({ of }: { of: ModuleExport }) {
  const { story } = useOf(of, ['story']);
  const pieces: readonly Piece[] = story.parameters.anatomy;
  const numbered = numbersOf(pieces);
  const stage = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly { number: number; left: number; top: number }[]>([]);
  // By frame, because pieces also move without a change in the document: a drawer slides in, a list scrolls.
  useEffect(() => {
    let frame = 0;
    const follow = () => {
      const next = stage.current ? placesIn(stage.current, pieces) : [];
      setPlaces((places) => (JSON.stringify(places) === JSON.stringify(next) ? places : next));
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [pieces]);
  return (
    <>
      <Unstyled>
        <div ref={stage} className={css.numbered}>
          <Story of={of} />
          {places.map(({ number, left, top }) => (
            <span key={number} className={css.number} style={{ left, top }} aria-hidden="true">
              {number}
            </span>
          ))}
        </div>
      </Unstyled>
      <Pieces pieces={numbered} />
    </>
  );
}

/** Pieces with their numbers before their names. */
const numbersOf = (pieces: readonly Piece[]): Piece[] => {
  const shown = pieces.filter(([, , selector]) => selector);
  return pieces.map((piece) => {
    const [name, purpose] = piece;
    const number = shown.indexOf(piece) + 1;
    return [number > 0 ? `${number} ${name}` : name, purpose];
  });
};

/** Where each piece begins, in the stage's frame. A story in a window of its own has its pieces in there. */
const placesIn = (stage: HTMLElement, pieces: readonly Piece[]) => {
  const frame = stage.getBoundingClientRect();
  const own = stage.querySelector('iframe');
  const root = own?.contentDocument?.querySelector('#storybook-root') ?? stage;
  const { left, top } = own?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const selectors = pieces.flatMap(([, , selector]) => selector ?? []);
  return selectors.flatMap((selector, index) => {
    const box = root.querySelector(selector)?.getBoundingClientRect();
    return box ? { number: index + 1, left: left + box.left - frame.left, top: top + box.top - frame.top } : [];
  });
};
