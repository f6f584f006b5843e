import { optionalPart } from '#kit/web/request/optionalPart.tsx';

/** Loads the chat notifications after the first screen. */
export const LazyChatNotifications = optionalPart(async () => (await import('./ChatNotifications.tsx')).ChatNotifications);
