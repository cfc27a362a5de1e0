import { classNames } from '../../theme/class-names.ts';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './header.css.ts';

export type BrandProps = {
  name: string;
  /** Below the name. */
  slogan?: string;
  /** Character of the drawn mark; default the first of the name. */
  mark?: string;
  /** Logo that replaces mark, name and slogan. */
  logo?: string;
  href: string;
  /** Default false. */
  small?: boolean;
};

/** The shop's mark, name and slogan as a link to its first page. */
export function Brand({ name, slogan, mark = name.slice(0, 1), logo, href, small = false }: BrandProps) {
  return (
    <Anchor href={href} className={css.brand}>
      {logo ? (
        <img src={logo} alt={name} height={small ? 32 : 44} className={css.logo} />
      ) : (
        <>
          <span aria-hidden="true" className={classNames(css.mark, css.markSize[small ? 'small' : 'large'])}>
            {mark}
          </span>
          <span className={classNames(css.names, small && css.compactName)}>
            <span className={classNames(css.name, small && css.nameSmall)}>{name}</span>
            {slogan && !small && <span className={css.slogan}>{slogan}</span>}
          </span>
        </>
      )}
    </Anchor>
  );
}
