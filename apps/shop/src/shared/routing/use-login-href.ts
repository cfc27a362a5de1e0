import { useLocation } from 'react-router';
import { loginHref } from './way-back.ts';

/** The way to the login page and back here. */
export const useLoginHref = () => loginHref(useLocation());
