import { useEffect } from 'react';
import { keepFocus } from './keep-focus.ts';

/** Keeps the place of the keyboard as long as the page that asks is there. */
export const useKeptFocus = () => useEffect(() => keepFocus(), []);
