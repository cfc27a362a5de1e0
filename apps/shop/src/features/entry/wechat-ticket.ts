import { sessionStore } from '#shared/storage/storage.ts';

const key = 'wechat-ticket';

/** A WeChat that was scanned and waits to be bound: not in the address, since whoever has it may bind it. */
export const saveTicket = (ticket: string) => sessionStore.write(key, ticket);
export const readTicket = () => sessionStore.read(key) ?? '';
export const dropTicket = () => sessionStore.remove(key);
