import { isIPv4 } from 'node:net';
import { type Config, ConfigError } from '#config.ts';

type DoorConfig = Pick<
  Config,
  'host' | 'publicUrl' | 'deskUrl' | 'seed' | 'sandboxCashier' | 'sandboxMessages' | 'isDemoAllowedInPublic'
>;

export const isLoopback = (host: string) =>
  host === 'localhost' || host === '::1' || host === '[::1]' || (isIPv4(host) && host.startsWith('127.'));

/** True if other machines can reach the server. */
const isPublic = ({ host, publicUrl, deskUrl }: DoorConfig) =>
  !isLoopback(host) || [publicUrl, deskUrl].some((url) => url && !isLoopback(new URL(url).hostname));

/** Settings that let anyone in or pay with nothing, for a demonstration only. */
const openDoors = ({ seed, sandboxCashier, sandboxMessages }: DoorConfig, holdsDemonstration: boolean): string[] => [
  ...(seed === 'demo' || holdsDemonstration ? ['demonstration accounts (SEED=demo)'] : []),
  ...(sandboxCashier ? ['sandbox cashier (SANDBOX_CASHIER)'] : []),
  ...(sandboxMessages ? ['sandbox messages (SANDBOX_MESSAGES)'] : []),
];

/** Refuses to start with such a door open to other machines, unless the operator allows it explicitly. */
export const refuseDemonstration = (config: DoorConfig, holdsDemonstration = false) => {
  const doors = openDoors(config, holdsDemonstration);
  if (doors.length === 0 || !isPublic(config) || config.isDemoAllowedInPublic) return;
  throw new ConfigError([
    `The ${doors.join(', ')} would be open to everybody who reaches PUBLIC_URL, DESK_URL or HOST. Shut them (SEED=none on an empty database, SANDBOX_CASHIER=no, SANDBOX_MESSAGES=no), or say DEMO_IN_PUBLIC=yes; every page then says so.`,
  ]);
};

/** A public demonstration; its pages show a notice. */
export const isShownInPublic = (config: DoorConfig) => isPublic(config) && config.isDemoAllowedInPublic;
