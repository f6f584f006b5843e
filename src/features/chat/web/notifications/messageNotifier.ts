import type { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { cutText } from '#kit/cutText.ts';
import { loadTexts } from '#kit/web/locale/i18n.ts';
import { fetchToasts, show } from '#kit/web/toast/toast.ts';
import { calls } from '../calls.ts';
import { MessageToast } from './MessageToast.tsx';

/** Long enough to read a name and a line, in milliseconds. */
const toastDuration = 8000;
/** Maximum number of characters of a message. */
const maxLength = 140;

/** Shows toasts for messages that arrived since the last update, one per contact. */
export class MessageNotifier {
  readonly #queryClient: QueryClient;
  readonly #open: (contact: number) => void;
  /** The number of unseen messages by contact. */
  #known: Map<number, number> | undefined;
  #total = 0;
  #running: Promise<void> = Promise.resolve();

  constructor(queryClient: QueryClient, open: (contact: number) => void) {
    this.#queryClient = queryClient;
    this.#open = open;
  }

  /** @param isQuiet the chat screen is open and shows new messages itself */
  update(unseen: number, isQuiet: boolean): Promise<void> {
    const running = this.#running.catch(() => {}).then(() => this.#update(unseen, isQuiet));
    this.#running = running;
    return running;
  }

  async #update(unseen: number, isQuiet: boolean): Promise<void> {
    const before = this.#known;
    if (isQuiet) {
      for (const contact of before?.keys() ?? []) (await fetchToasts()).hideNotification(idOf(contact));
      this.#known = undefined;
      return;
    }
    if (before && unseen === this.#total) return;
    this.#total = unseen;
    if (unseen === 0) {
      this.#known = new Map();
      return;
    }
    const { chatsContacts } = await this.#queryClient.fetchQuery({
      ...calls.findContacts.query({ query: { q: '', contacts: 0 } }),
      staleTime: 0,
    });
    this.#known = new Map(chatsContacts.map(({ id, chat }) => [id, chat?.unseenMsgs ?? 0]));
    // Messages from before the start are only counted in the menu.
    if (!before) return;
    const updated = chatsContacts.filter(({ id, chat, isBlocked }) => !isBlocked && (chat?.unseenMsgs ?? 0) > (before.get(id) ?? 0));
    if (updated.length === 0) return;
    const { settings } = await this.#queryClient.fetchQuery({ ...calls.profileUser.query(), staleTime: 0 });
    if (!settings.isNotificationsOn) return;
    await loadTexts('chat');
    for (const { id, fullName, avatar, chat } of updated) {
      const words = cutText(chat?.lastMessage?.message ?? '', maxLength);
      await this.#notify(id, { fullName, avatar, words, unseen: chat?.unseenMsgs ?? 1 });
    }
  }

  async #notify(contact: number, updated: { fullName: string; avatar: string; words: string; unseen: number }): Promise<void> {
    const id = idOf(contact);
    const toasts = await fetchToasts();
    const open = () => {
      toasts.hideNotification(id);
      this.#open(contact);
    };
    const message = createElement(MessageToast, { ...updated, contact, open });
    // A toast that is still open is updated and stays longer.
    toasts.updateNotification({ id, message, autoClose: toastDuration });
    await show(message, 'primary', toastDuration, { id });
  }
}

function idOf(contact: number): string {
  return `chat-${contact}`;
}
