import type { ComponentProps } from 'react';

type SendFormProps = Omit<ComponentProps<'form'>, 'noValidate' | 'onSubmit'> & { onSend: () => void };

/** A form whose fields the server checks. */
export const SendForm = ({ onSend, ...rest }: SendFormProps) => (
  <form
    {...rest}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      onSend();
    }}
  />
);
