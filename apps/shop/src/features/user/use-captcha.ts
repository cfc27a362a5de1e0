import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { captchaQuery } from './captcha.queries.ts';

/** A captcha that a form asks for after failures (C102). It holds for one try. */
export function useCaptcha() {
  const [round, setRound] = useState(0);
  const [text, setText] = useState('');
  const { data, isError } = useQuery({ ...captchaQuery(round), enabled: round > 0 });
  const start = (next: number) => {
    setRound(next);
    setText('');
  };
  const renew = () => start(round + 1);
  return {
    isAsked: round > 0,
    isMissing: round > 0 && text.trim() === '',
    /** Undefined while none is asked for. */
    answer: data && { id: data.id, text: text.trim() },
    /** Asks for one, or for the next. */
    renew,
    drop: () => start(0),
    /** What the field needs. */
    field: { value: text, onChange: setText, picture: data?.image, failed: isError, onRefresh: renew },
  };
}
