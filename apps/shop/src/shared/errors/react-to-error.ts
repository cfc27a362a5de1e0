import { type ApiError, errorCatalogue } from '@yaoji/api-client';
import { toast } from '@yaoji/ui';
import { showAlert } from '#shared/notices/question.store.ts';
import { href } from '#shared/routing/href.ts';
import { navigateTo } from '#shared/routing/navigator.ts';
import { contractHref, loginHref } from '#shared/routing/way-back.ts';

/** Performs the error catalogue's reaction. The only place that shows a failed call. */
export function reactToError({ reaction }: Pick<ApiError, 'reaction'>) {
  switch (reaction.do) {
    case 'nothing':
      return;
    case 'login':
      // Only the first of several calls redirects; for the others the way back would be wrong.
      if (location.pathname !== href('login')) navigateTo(loginHref(location));
      return;
    case 'toast':
      return void toast[reaction.tone](reaction.text);
    case 'toast-then-contract':
      toast.warning(reaction.text);
      return navigateTo(contractHref(location));
    case 'alert':
      return void showAlert(reaction.text);
    case 'refresh-dialog':
      return void showAlert(reaction.text, { confirmLabel: '刷新' }).then((refresh) => refresh && location.reload());
    default:
      // A reaction without a case above does not compile.
      return reaction satisfies never;
  }
}

/** The message for a call without a network, when the client's code itself could not be loaded. */
export const reactToOffline = () =>
  reactToError({ reaction: errorCatalogue.offline.react({ kind: 'offline', message: '', fieldMessage: undefined }) });
