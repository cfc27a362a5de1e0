import { useMutation } from '@tanstack/react-query';
import { type List, matchList } from './open-list.ts';

/** Has a pasted or uploaded list matched (C196). Nothing is put into the cart yet. */
export const useMatchList = () => useMutation({ mutationFn: (list: List) => matchList(list) });
