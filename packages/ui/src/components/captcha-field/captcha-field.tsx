import { RefreshIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import * as css from './captcha-field.css.ts';

export const captchaFieldTexts = {
  placeholder: '请输入图中字符',
  picture: '图形验证码',
  refresh: '看不清，换一张',
  failed: '加载失败，点此重试',
};

export type CaptchaFieldProps = Omit<TextFieldProps, 'type' | 'suffix' | 'prefix' | 'clearable'> & {
  /** Address of the picture; none while it loads. */
  picture?: string | undefined;
  /** The picture could not be had. Default false. */
  failed?: boolean;
  /** Asks for another picture. */
  onRefresh: () => void;
};

/** A field for the characters of a picture; pressing the picture brings another. */
export function CaptchaField({ picture, failed = false, onRefresh, size = 'large', ...rest }: CaptchaFieldProps) {
  const texts = useTexts('captchaField', captchaFieldTexts);
  return (
    <span className={css.field}>
      <TextField
        placeholder={texts.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={8}
        {...rest}
        size={size}
      />
      <button
        type="button"
        className={css.picture}
        title={failed ? texts.failed : texts.refresh}
        aria-label={failed ? texts.failed : texts.refresh}
        onClick={onRefresh}
      >
        {failed ? (
          <span className={css.failed}>
            <RefreshIcon size={14} />
            {texts.failed}
          </span>
        ) : picture ? (
          <img src={picture} alt={texts.picture} width={112} height={40} className={css.image} />
        ) : (
          <Spinner label="" />
        )}
      </button>
    </span>
  );
}
