import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { PauseIcon, PlayIcon } from '../../icons/goods-icons.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { media } from '../../theme/media.ts';
import * as css from './carousel.css.ts';

const carouselTexts = {
  carousel: '轮播',
  slide: '幻灯片',
  previous: '上一张',
  next: '下一张',
  show: (index: number) => `第 ${index} 张`,
  play: '继续播放',
  pause: '暂停播放',
};

export type CarouselSlide = {
  id: string | number;
  /** Accessible description of the slide. */
  label: string;
  content: ReactNode;
};

export type CarouselProps = {
  /** Accessible name of the carousel. */
  label: string;
  /** In order of appearance. */
  slides: readonly CarouselSlide[];
  /** Time per slide in ms; 0 turns autoplay off. Default 5000. */
  intervalMs?: number;
};

const isCalm = () => window.matchMedia(media.calm).matches;

/** One slide at a time. Autoplay pauses on hover, on focus inside, when paused, and under prefers-reduced-motion. */
export function Carousel({ label, slides, intervalMs = 5000 }: CarouselProps) {
  const texts = useTexts('carousel', carouselTexts);
  const count = slides.length;
  const moving = intervalMs > 0 && count > 1;
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const resting = paused || held;
  const { track, current, go, onScroll } = useTrack(count, moving && !resting ? intervalMs : 0);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(current + (event.key === 'ArrowRight' ? 1 : -1));
  };

  return (
    <section
      aria-roledescription={texts.carousel}
      aria-label={label}
      className={css.carousel}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setHeld(false)}
      onKeyDown={onKeyDown}
    >
      <div ref={track} className={css.track} aria-live={moving && !resting ? 'off' : 'polite'} onScroll={onScroll}>
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no fieldset of a form
          <div
            key={slide.id}
            role="group"
            aria-roledescription={texts.slide}
            aria-label={`${index + 1} / ${count} ${slide.label}`}
            className={css.slide}
            inert={index !== current}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {count > 1 && (
        <>
          <button type="button" className={css.previous} aria-label={texts.previous} onClick={() => go(current - 1)}>
            <ChevronLeftIcon size={20} />
          </button>
          <button type="button" className={css.next} aria-label={texts.next} onClick={() => go(current + 1)}>
            <ChevronRightIcon size={20} />
          </button>
          <div className={css.foot}>
            <div className={css.dots}>
              <Dots slides={slides} current={current} onGo={go} />
              {moving && (
                <button
                  type="button"
                  className={css.pause}
                  aria-label={paused ? texts.play : texts.pause}
                  onClick={() => setPaused(!paused)}
                >
                  {paused ? <PlayIcon size={12} /> : <PauseIcon size={12} />}
                </button>
              )}
            </div>
          </div>
        </>
      )}
    </section>
  );
}

/** The scrolling track. Advances by itself every `intervalMs`; 0 means only on request. */
function useTrack(count: number, intervalMs: number) {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const go = useCallback(
    (index: number) => {
      const element = track.current;
      if (!element) return;
      const target = (index + count) % count;
      element.scrollTo({ left: target * element.clientWidth, behavior: isCalm() ? 'auto' : 'smooth' });
    },
    [count],
  );
  useEffect(() => {
    if (intervalMs === 0 || isCalm()) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') go(current + 1);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [go, intervalMs, current]);
  const onScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = track.current ?? {};
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
  };
  return { track, current, go, onScroll };
}

type DotsProps = {
  slides: readonly CarouselSlide[];
  current: number;
  onGo: (index: number) => void;
};

function Dots({ slides, current, onGo }: DotsProps) {
  const texts = useTexts('carousel', carouselTexts);
  return slides.map((slide, index) => (
    <button
      key={slide.id}
      type="button"
      className={css.dot}
      aria-label={texts.show(index + 1)}
      {...(index === current ? { 'aria-current': 'true' } : {})}
      onClick={() => onGo(index)}
    />
  ));
}
