import { useWhenIdle } from '#kit/web/request/fetchWhenIdle.ts';

const fetchNotifications = async () => (await import('./ChatNotifications.tsx')).ChatNotifications;

/** Loads the chat notifications after the first screen. */
export function LazyChatNotifications({ account }: { account: number }) {
  const ChatNotifications = useWhenIdle(fetchNotifications);
  return ChatNotifications && <ChatNotifications account={account} />;
}
