import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { capCount } from '../badge/cap-count.ts';
import { Container } from '../container/container.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './top-bar.css.ts';

const topBarTexts = {
  greeting: '欢迎光临',
  logOut: '退出',
  loggingOut: '正在退出…',
  logIn: '请登录',
  register: '免费注册',
  links: '快捷入口',
};

export type TopBarLink = {
  label: string;
  href?: string;
  onClick?: () => void;
  /** Count after the label, e.g. unread messages. */
  count?: number;
  /** Hidden in narrow windows. Default false. */
  wideOnly?: boolean;
};

export type TopBarProps = {
  /** The buyer; null for a visitor, undefined while unknown. */
  user: { company: string; href?: string; status?: string } | null | undefined;
  /** Log-in link for visitors. */
  loginHref: string;
  /** Registration link for visitors. Default: none. */
  registerHref?: string | undefined;
  onLogout: () => void;
  /** Default false. */
  loggingOut?: boolean;
  /** From left to right. */
  links: readonly TopBarLink[];
  /** Last entry, e.g. a `Popover` with the app's QR code. */
  children?: ReactNode;
};

/** Greeting, log-in and quick links above the header. */
export function TopBar({ user, loginHref, registerHref, onLogout, loggingOut = false, links, children }: TopBarProps) {
  const texts = useTexts('topBar', topBarTexts);
  return (
    <div className={css.bar}>
      <Container>
        <div className={css.row}>
          <div className={css.left}>
            {user && (
              <>
                <Anchor href={user.href ?? '#'} className={css.company} title={user.company}>
                  {user.company}
                </Anchor>
                {user.status && <span className={css.status}>{user.status}</span>}
                <button type="button" className={css.link} disabled={loggingOut} onClick={onLogout}>
                  {loggingOut ? texts.loggingOut : texts.logOut}
                </button>
              </>
            )}
            {user === null && (
              <>
                <span className={css.status}>{texts.greeting}</span>
                <Anchor href={loginHref} className={css.loud}>
                  {texts.logIn}
                </Anchor>
                {registerHref && (
                  <Anchor href={registerHref} className={css.link}>
                    {texts.register}
                  </Anchor>
                )}
              </>
            )}
          </div>
          <nav aria-label={texts.links} className={css.right}>
            {links.map((link) => (
              <span key={link.label} className={link.wideOnly ? css.entryWide : css.entry}>
                <TopBarEntry {...link} />
              </span>
            ))}
            {children !== undefined && <span className={css.entry}>{children}</span>}
          </nav>
        </div>
      </Container>
    </div>
  );
}

function TopBarEntry({ label, href, onClick, count }: TopBarLink) {
  const content = (
    <>
      {label}
      {count ? <span>{capCount(count)}</span> : null}
    </>
  );
  return href === undefined ? (
    <button type="button" className={css.link} onClick={onClick}>
      {content}
    </button>
  ) : (
    <Anchor href={href} className={css.link} {...(onClick ? { onClick } : {})}>
      {content}
    </Anchor>
  );
}
