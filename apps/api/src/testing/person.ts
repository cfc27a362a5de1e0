import type { PersonRole } from '@yaoji/domain';
import type { Client } from './client.ts';

type Limits = { order_limit?: string; day_limit?: string };

let count = 0;

/** A person of the company of this owner's session, who has accepted: their id and session. */
export const addPerson = async (call: Client['call'], owner: string, roles: PersonRole[], limits: Limits = {}) => {
  count += 1;
  const name = `员工${count}`;
  const phone = `139${String(10_000_000 + count)}`;
  await call('verifyIdentity', { body: { password: 'yaoji2026' } }, owner);
  const { data } = await call('invitePerson', { body: { name, phone, roles, ...limits } }, owner);
  const password = 'lantian-baiyun-7';
  await call('acceptInvitation', { body: { code: data.code, phone, password, agree: 1 } });
  return { id: data.id, name, phone, password };
};
