import type { MissingDocument } from '@yaoji/api-client/wire';
import { type BusinessKind, businessDocuments, chinaDay, documentNames } from '@yaoji/domain';

type Held = { kind: string; status: 'pending' | 'passed' | 'rejected'; expiresOn: string | null };

/** Documents this kind of account must still send: never sent, refused, or expired. */
export const missingDocuments = (kind: BusinessKind | null, held: readonly Held[], now: Date): MissingDocument[] => {
  const today = chinaDay(now);
  const required = kind ? businessDocuments(kind).required : [];
  return required.flatMap((each) => {
    const own = held.filter((document) => document.kind === each);
    const isIn = ({ status, expiresOn }: Held) => status !== 'rejected' && (expiresOn === null || expiresOn >= today);
    if (own.some(isIn)) return [];
    const name = documentNames[each];
    return { kind: each, name, reason: reasonOf(own, name) };
  });
};

const reasonOf = (own: readonly Held[], name: string) => {
  if (own.some(({ status }) => status === 'passed')) return `《${name}》已过期，请上传新证`;
  if (own.length > 0) return `《${name}》未通过审核，请重新上传`;
  return `请上传《${name}》`;
};
