import { UserIcon } from '../../icons/icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import { plain } from '../../theme/part-classes.ts';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './right-panel.css.ts';

const accountPanelTexts = { login: '登录', register: '免费注册', visitor: '登录后可查看价格、下单与订单' };

export type AccountView = {
  name: string;
  /** Company name. */
  company: string;
  face?: string | undefined;
  /** E.g. 已认证, 金牌会员. */
  marks?: readonly string[] | undefined;
};

export type AccountPanelProps = {
  /** `null` for a visitor. */
  account: AccountView | null;
  /** Figures with links, e.g. 待付款 3. */
  figures?: readonly { id: string; label: string; figure: string; href: string }[];
  /** Links, e.g. 我的订单. */
  links?: readonly { id: string; label: string; href: string; count?: number }[];
  /** Log-in link for visitors. */
  loginHref: string;
  /** Without it there is no register button. */
  registerHref: string | undefined;
};

/** 我的账户, inside a `Drawer` or at the top of the member centre. */
export function AccountPanel({ account, figures = [], links = [], loginHref, registerHref }: AccountPanelProps) {
  const texts = useTexts('accountPanel', accountPanelTexts);
  return (
    <div className={css.panel}>
      <div className={css.person}>
        <span className={css.face}>
          {account?.face ? (
            <img className={plain} src={account.face} alt="" width={48} height={48} />
          ) : (
            <UserIcon size={24} />
          )}
        </span>
        {account ? (
          <div className={css.texts}>
            <p className={css.name}>{account.company}</p>
            <p className={css.quiet}>
              {account.name}
              {account.marks?.map((mark) => (
                <span key={mark} className={css.mark}>
                  {mark}
                </span>
              ))}
            </p>
          </div>
        ) : (
          <p className={css.quiet}>{texts.visitor}</p>
        )}
      </div>
      {!account && (
        <div className={css.pair}>
          <Button href={loginHref} block>
            {texts.login}
          </Button>
          {registerHref !== undefined && (
            <Button href={registerHref} block tone="brandOutline">
              {texts.register}
            </Button>
          )}
        </div>
      )}
      {figures.length > 0 && (
        <ul className={css.figures}>
          {figures.map((item) => (
            <li key={item.id}>
              <Anchor href={item.href} className={css.figure}>
                <strong className={css.number}>{item.figure}</strong>
                {item.label}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <ul className={css.links}>
          {links.map((item) => (
            <li key={item.id}>
              <Anchor href={item.href} className={css.link}>
                {item.label}
                <Badge count={item.count ?? 0} />
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
