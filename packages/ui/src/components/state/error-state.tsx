import type { ReactNode } from 'react';
import { RefreshIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Button } from '../button/button.tsx';
import * as css from './state.css.ts';
import { errorDrawing, StatePicture } from './state-picture.tsx';

const errorStateTexts = { title: '加载失败', retry: '重新加载' };

export type ErrorStateProps = {
  /** Default 加载失败. */
  title?: string;
  /** Details in the user's words. */
  children?: ReactNode;
  /** Called by 重新加载; without it there is no button. */
  onRetry?: () => void;
  /** Less space around it. Default false. */
  compact?: boolean;
  /** It is the only content of the page, so its title is the page's heading. Default false. */
  fullPage?: boolean;
};

/**
 * Says what failed to load and offers a retry.
 *
 * @example <ErrorState onRetry={() => query.refetch()} />
 */
export function ErrorState({ title, children, onRetry, compact = false, fullPage = false }: ErrorStateProps) {
  const texts = useTexts('errorState', errorStateTexts);
  const Title = fullPage ? 'h1' : 'p';
  return (
    <div role="alert" className={classNames(css.state, compact && css.compact)}>
      <StatePicture drawing={errorDrawing} />
      <Title className={css.title}>{title ?? texts.title}</Title>
      {children !== undefined && <div>{children}</div>}
      {onRetry && (
        <div className={css.action}>
          <Button tone="brandOutline" icon={<RefreshIcon />} onClick={onRetry}>
            {texts.retry}
          </Button>
        </div>
      )}
    </div>
  );
}
