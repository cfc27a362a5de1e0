import type { ReactNode } from 'react';
import { DocumentIcon } from '../../icons/page-icons.tsx';
import { useTexts } from '../../texts/texts-provider.tsx';
import * as css from './document-card.css.ts';

const documentCardTexts = {
  number: '编号',
  issued: '发证日期',
  expires: '有效期至',
  endless: '长期有效',
  scopes: '经营范围',
  view: (name: string) => `查看 ${name}`,
};

export type DocumentView = {
  name: string;
  /** Licence number. */
  number?: string | undefined;
  /** Issue date as text. */
  issuedOn?: string | undefined;
  /** Last day; `null` means unlimited, undefined unknown. */
  expiresOn?: string | null | undefined;
  /** Scope of products it allows to buy. */
  scopes?: readonly string[] | undefined;
  /** First picture. */
  picture?: string | undefined;
};

export type DocumentCardProps = {
  document: DocumentView;
  /** Urgency; `early`, `soon` and `urgent` are the three warnings before it expires. */
  state: 'valid' | 'early' | 'soon' | 'urgent' | 'expired' | 'waiting' | 'refused' | 'missing';
  /** Status, e.g. 25 天后到期, 审核中. */
  stateText: string;
  /** Why it was rejected, what is missing, or what happens when it expires. */
  note?: ReactNode;
  /** Buttons: 更新, 重新上传, 上传. */
  actions?: ReactNode;
  /** Makes the picture a button. */
  onPreview?: () => void;
};

/** A licence with its status: valid, expiring, expired, pending, rejected or missing. */
export function DocumentCard({ document, state, stateText, note, actions, onPreview }: DocumentCardProps) {
  const texts = useTexts('documentCard', documentCardTexts);
  const { name, number, issuedOn, expiresOn, scopes = [], picture } = document;
  const face = picture ? <img src={picture} alt="" className={css.picture} /> : <DocumentIcon size={32} />;
  return (
    <article aria-label={name} className={css.card} data-state={state}>
      {onPreview && picture ? (
        <button type="button" className={css.face} aria-label={texts.view(name)} onClick={onPreview}>
          {face}
        </button>
      ) : (
        <span className={css.face}>{face}</span>
      )}
      <div className={css.body}>
        <div className={css.head}>
          <h3 className={css.name}>{name}</h3>
          <span className={css.state[state]}>{stateText}</span>
        </div>
        <dl className={css.facts}>
          <Fact label={texts.number} value={number} />
          <Fact label={texts.issued} value={issuedOn} />
          <Fact label={texts.expires} value={expiresOn === null ? texts.endless : expiresOn} strong />
          <Fact label={texts.scopes} value={scopes.length > 0 ? scopes.join('、') : undefined} />
        </dl>
        {note !== undefined && <p className={css.note}>{note}</p>}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </article>
  );
}

function Fact({ label, value, strong = false }: { label: string; value: string | undefined; strong?: boolean }) {
  if (!value) return null;
  return (
    <div className={css.fact}>
      <dt className={css.label}>{label}</dt>
      <dd className={strong ? css.until : css.value}>{value}</dd>
    </div>
  );
}
