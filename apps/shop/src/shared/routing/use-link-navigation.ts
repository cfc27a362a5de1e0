import { toast } from '@yaoji/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { noTarget } from './resolve-link.ts';

export type LinkListeners = {
  /** The pointer or the focus comes to a link of the shop: time to fetch the code of its page. */
  onApproach: (address: string) => void;
  /** A link of the shop is followed: time to ask for its data. */
  onFollow: (address: string) => void;
  /** Whether following a link is something to do where one is, which has begun, instead of going there. */
  onAct?: (address: string) => boolean;
};

/**
 * Plain links within the shop become navigations without a reload, whoever drew them: a component of the library, data,
 * an article. A link without a target says so (S17). Everything the browser does better stays with it.
 */
export function useLinkNavigation({ onApproach, onFollow, onAct }: LinkListeners) {
  const navigate = useNavigate();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkAt(event);
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link || event.button !== 0 || modified || event.defaultPrevented) return;
      const { address } = link;
      if (address === noTarget) {
        event.preventDefault();
        toast.info('活动暂未开始');
      } else if (link.isOurs) {
        event.preventDefault();
        if (onAct?.(address)) return;
        onFollow(address);
        const preserveScroll = address.split(/[?#]/, 1)[0] === window.location.pathname;
        void navigate(address, { state: { preserveScroll } });
      }
    };
    const onNear = (event: Event) => {
      const link = linkAt(event);
      if (link?.isOurs) onApproach(link.address);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('pointerover', onNear);
    document.addEventListener('focusin', onNear);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onNear);
      document.removeEventListener('focusin', onNear);
    };
  }, [navigate, onApproach, onFollow, onAct]);
}

function linkAt(event: Event) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const address = link?.getAttribute('href');
  if (!link || !address) return null;
  const elsewhere = link.hasAttribute('download') || (link.target !== '' && link.target !== '_self');
  return { address, isOurs: !elsewhere && shopPath.test(address) };
}

/** A path of the shop, and none that the server answers itself. */
const shopPath = /^\/(?!\/|(api|pictures|sandbox|docs|look|preview)(\/|$))/;
