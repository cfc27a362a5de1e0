import { Story, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { useLayoutEffect, useRef, useState } from 'react';
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
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    const measure = () => setPlaces(placesIn(element, pieces));
    const resized = new ResizeObserver(measure);
    const changed = new MutationObserver(() => {
      for (const child of element.querySelectorAll('*')) resized.observe(child);
      measure();
    });
    resized.observe(element);
    changed.observe(element, { childList: true, subtree: true });
    return () => {
      resized.disconnect();
      changed.disconnect();
    };
  }, [pieces]);
  return (
    <>
      <Unstyled>
        <div className={css.numbered}>
          <div ref={stage}>
            <Story of={of} inline />
          </div>
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

/** Where each piece begins, in the stage's frame. */
const placesIn = (stage: HTMLElement, pieces: readonly Piece[]) => {
  const frame = stage.getBoundingClientRect();
  const selectors = pieces.flatMap(([, , selector]) => selector ?? []);
  return selectors.flatMap((selector, index) => {
    const box = stage.querySelector(selector)?.getBoundingClientRect();
    return box ? { number: index + 1, left: box.left - frame.left, top: box.top - frame.top } : [];
  });
};
