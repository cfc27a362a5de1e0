import { type Model, recordOf } from './codec.ts';
import { flag } from './values.ts';

/** A session ⇄ `Schemas['Session']`. */
export const loginSessionCodec = recordOf('Session', {
  id: 'id',
  /** Browser and operating system. */
  device: 'device',
  /** IP address without its last part. */
  address: 'address',
  isCurrent: ['is_current', flag],
  /** The head office acting as this account; null for the account itself. */
  workingFor: 'working_for',
  seenAt: 'seen_at',
  createdAt: 'created_at',
});

/** A session of the account; times in Unix seconds. */
export interface LoginSession extends Model<typeof loginSessionCodec> {}

/** An entry of the account's log ⇄ `Schemas['SecurityEvent']`. */
export const securityEventCodec = recordOf('SecurityEvent', {
  id: 'id',
  text: 'text',
  isFailure: ['is_failure', flag],
  device: 'device',
  address: 'address',
  createdAt: 'created_at',
});

/** A log-in, a failed one, or a change of the account. */
export interface SecurityEvent extends Model<typeof securityEventCodec> {}

/** A link ⇄ `Schemas['StoreLink']`. */
export const storeLinkCodec = recordOf('StoreLink', {
  /** The other account. */
  id: 'id',
  company: 'company',
  username: 'username',
  /** Role of the other account. */
  role: 'role',
  /** `asked`: the store must confirm it. */
  state: 'state',
  linkedAt: 'linked_at',
});

/** A link between a head office and a store. */
export interface StoreLink extends Model<typeof storeLinkCodec> {}

/** The state of the second factor ⇄ `Schemas['SecondFactor']`. */
export const secondFactorCodec = recordOf('SecondFactor', {
  isOn: ['is_on', flag],
  /** Payments above this amount in yuan require a code; null for none. */
  payAbove: 'pay_above',
  /** Unused recovery codes. */
  recoveryLeft: 'recovery_left',
});

/** Whether the second factor is on, and when it is required besides log-in. */
export interface SecondFactor extends Model<typeof secondFactorCodec> {}
