import { useLocation } from 'react-router';
import { loginHref } from './way-back.ts';

/** The login page with a way back here. */
export const useLoginHref = () => loginHref(useLocation());
