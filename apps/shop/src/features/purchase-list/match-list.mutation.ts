import { useMutation } from '@tanstack/react-query';
import { type List, matchList } from './open-list.ts';

/** Matches a pasted or uploaded list (C196). Does not change the cart yet. */
export const useMatchList = () => useMutation({ mutationFn: (list: List) => matchList(list) });
