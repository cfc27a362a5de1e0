import { sessionStore } from '#shared/storage/storage.ts';

const key = 'wechat-ticket';

/** A scanned WeChat account waiting to be bound. Not in the address, because anyone with the ticket may bind it. */
export const saveTicket = (ticket: string) => sessionStore.write(key, ticket);
export const readTicket = () => sessionStore.read(key) ?? '';
export const dropTicket = () => sessionStore.remove(key);
