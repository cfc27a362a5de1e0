import type { ReactNode } from 'react';
import { useTexts } from '../../texts/texts-provider.tsx';
import { plain } from '../../theme/part-classes.ts';
import { Container } from '../container/container.tsx';
import { Anchor } from '../link/link-provider.tsx';
import * as css from './footer.css.ts';

const footerTexts = { help: '帮助中心', hotLine: '投诉热线' };

export type FooterProps = {
  /** Links by help category. */
  groups: readonly {
    id: string | number;
    name: string;
    links: readonly { id: string | number; name: string; href: string }[];
  }[];
  /** Phone number and opening hours. */
  hotLine?: { phone: string; hours?: string };
  /** QR codes with captions. */
  codes?: readonly { label: string; picture: ReactNode }[];
  /** Licences and filings, as text or links. */
  filings?: readonly { label: string; href?: string }[];
  /** Owner in the copyright line. */
  owner: string;
  /** The copyright notice runs from 2008 to this year. */
  year: number;
  /** Partner links. */
  links?: readonly { label: string; href: string }[];
};

const firstYear = 2008;

/** The page footer: help links, hotline, codes, filings and copyright. */
export function Footer({ groups, hotLine, codes = [], filings = [], owner, year, links = [] }: FooterProps) {
  const texts = useTexts('footer', footerTexts);
  return (
    <footer className={css.footer}>
      <Container>
        <div className={css.columns}>
          {groups.length > 0 && (
            <nav aria-label={texts.help} className={css.help}>
              {groups.map((group) => (
                <section key={group.id} aria-label={group.name}>
                  <h2 className={css.heading}>{group.name}</h2>
                  <ul className={plain}>
                    {group.links.map((link) => (
                      <li key={link.id}>
                        <Anchor href={link.href} className={css.link}>
                          {link.name}
                        </Anchor>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </nav>
          )}
          {hotLine && (
            <div className={css.contact}>
              <h2 className={css.heading}>{texts.hotLine}</h2>
              <a href={`tel:${hotLine.phone}`} className={css.phone}>
                {hotLine.phone}
              </a>
              {hotLine.hours && <span>{hotLine.hours}</span>}
            </div>
          )}
          {codes.length > 0 && (
            <div className={css.codes}>
              {codes.map((code) => (
                <div key={code.label} className={css.code}>
                  {code.picture}
                  {code.label}
                </div>
              ))}
            </div>
          )}
        </div>
        <div className={css.legal}>
          {links.map((link) => (
            <a key={link.href} className={plain} href={link.href} target="_blank" rel="noopener">
              {link.label}
            </a>
          ))}
          <span>
            © {firstYear}–{year} {owner}
          </span>
          {filings.map((filing) =>
            filing.href ? (
              <a key={filing.label} className={plain} href={filing.href} target="_blank" rel="noopener">
                {filing.label}
              </a>
            ) : (
              <span key={filing.label}>{filing.label}</span>
            ),
          )}
        </div>
      </Container>
    </footer>
  );
}
