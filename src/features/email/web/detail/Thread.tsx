import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Message } from './Message.tsx';
import type { ShownMessage } from './shownMessage.ts';

/** The older messages of a thread, folded until the user opens them. */
export function Thread({ older, ownEmail }: { older: readonly ShownMessage[]; ownEmail: string }) {
  const t = useTexts('email');
  const [isOpen, setIsOpen] = useState(false);
  if (older.length === 0) return null;
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      <Button
        mx="auto"
        variant="default"
        aria-expanded={isOpen}
        rightSection={<Icon size={18} aria-hidden />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(isOpen ? 'detail.hideOlder' : 'detail.older', { count: older.length })}
      </Button>
      {isOpen && older.map((message) => <Message key={message.id} message={message} ownEmail={ownEmail} isOlder />)}
    </>
  );
}
