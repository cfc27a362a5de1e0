import type { Schemas } from '../contract/index.ts';
import { record } from './codec.ts';
import { flag } from './values.ts';

/** A session of the account; times in Unix seconds. */
export interface LoginSession {
  id: number;
  /** Browser and operating system. */
  device: string;
  /** IP address without its last part. */
  address: string;
  isCurrent: boolean;
  /** The head office acting as this account; null for the account itself. */
  workingFor: string | null;
  seenAt: number;
  createdAt: number;
}

/** A log-in, a failed one, or a change of the account. */
export interface SecurityEvent {
  id: number;
  text: string;
  isFailure: boolean;
  device: string;
  address: string;
  createdAt: number;
}

/** A link between a head office and a store. */
export interface StoreLink {
  /** The other account. */
  id: number;
  company: string;
  username: string;
  /** Role of the other account. */
  role: 'office' | 'store';
  /** `asked`: the store must confirm it. */
  state: 'asked' | 'active';
  linkedAt: number;
}

/** Whether the second factor is on, and when it is required besides log-in. */
export interface SecondFactor {
  isOn: boolean;
  /** Payments above this amount in yuan require a code; null for none. */
  payAbove: string | null;
  /** Unused recovery codes. */
  recoveryLeft: number;
}

/** A session ⇄ `Schemas['Session']`. */
export const loginSessionCodec = record<Schemas['Session'], LoginSession>({
  id: 'id',
  device: 'device',
  address: 'address',
  isCurrent: ['is_current', flag],
  workingFor: 'working_for',
  seenAt: 'seen_at',
  createdAt: 'created_at',
});

/** An entry of the account's log ⇄ `Schemas['SecurityEvent']`. */
export const securityEventCodec = record<Schemas['SecurityEvent'], SecurityEvent>({
  id: 'id',
  text: 'text',
  isFailure: ['is_failure', flag],
  device: 'device',
  address: 'address',
  createdAt: 'created_at',
});

/** A link ⇄ `Schemas['StoreLink']`. */
export const storeLinkCodec = record<Schemas['StoreLink'], StoreLink>({
  id: 'id',
  company: 'company',
  username: 'username',
  role: 'role',
  state: 'state',
  linkedAt: 'linked_at',
});

/** The state of the second factor ⇄ `Schemas['SecondFactor']`. */
export const secondFactorCodec = record<Schemas['SecondFactor'], SecondFactor>({
  isOn: ['is_on', flag],
  payAbove: 'pay_above',
  recoveryLeft: 'recovery_left',
});
