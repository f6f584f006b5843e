import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconMessages, IconUserQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Failure } from '#kit/web/page/Failure.tsx';
import { isNotFound } from '#kit/web/request/failures.ts';
import { presenceTopic, profilesTopic } from '../contract.ts';
import { calls } from './calls.ts';
import { Conversation } from './conversation/Conversation.tsx';
import { EmptyDrawing } from './EmptyDrawing.tsx';
import type { useChats } from './list/useChats.ts';
import type { ChatState } from './useChatState.ts';

type ChosenChatProps = {
  state: ChatState;
  chats: ReturnType<typeof useChats>;
  typing: readonly number[];
  chosen: RefObject<number | undefined>;
};

/** The chat named by the URL. */
export function ChosenChat({ state, chats, typing, chosen }: ChosenChatProps) {
  const { contact } = state;
  const { me } = chats;
  const card = useQuery({
    ...calls.showContact.query({ params: { contact: contact ?? 0 } }),
    enabled: contact !== undefined,
    meta: { topics: [profilesTopic, presenceTopic] },
  });
  if (contact === undefined) return <NothingChosen hasUnseen={chats.chats.some(({ chat }) => (chat?.unseenMsgs ?? 0) > 0)} />;
  const isMissing = isNotFound(card.error);
  if (isMissing) return <Missing state={state} />;
  if (card.data && me)
    return <Conversation key={contact} state={state} contact={card.data} me={me} isTyping={typing.includes(contact)} chosen={chosen} />;
  const failed = [card, chats.query].find(({ isError }) => isError);
  if (failed) return <Failure error={failed.error} retry={() => failed.refetch()} />;
  return <ChatSkeleton />;
}

function NothingChosen({ hasUnseen }: { hasUnseen: boolean }) {
  const t = useTexts('chat');
  return (
    <Stack flex={1} gap={4} align="center" justify="center" px="md" py="xl" ta="center">
      <EmptyDrawing />
      <Text fz="lg" fw={600} mt="md">
        {t('none.title')}
      </Text>
      <Text c="dimmed" maw="44ch">
        {t(hasUnseen ? 'none.unseen' : 'none.hint')}
      </Text>
    </Stack>
  );
}

function Missing({ state }: { state: ChatState }) {
  const t = useTexts('chat');
  return (
    <Stack flex={1} gap={4} align="center" justify="center" px="md" py="xl" ta="center" role="alert">
      <EmptyState icon={<IconUserQuestion />} title={t('missing.title')} hint={t('missing.hint')}>
        <Button
          variant="light"
          leftSection={<IconMessages size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/apps/chat" search={state.searchOf()} {...props} />}
        >
          {t('missing.list')}
        </Button>
      </EmptyState>
    </Stack>
  );
}

/** About the size of a chat. */
function ChatSkeleton() {
  return (
    <Stack flex={1} mih={0} px="md" py="sm" aria-busy="true">
      <Skeleton height={40} width="40%" />
      <Stack flex={1} mih={0} justify="flex-end">
        {[44, 64, 44, 84, 44].map((height, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <Skeleton key={place} height={height} width="56%" ms={place % 2 ? 'auto' : undefined} />
        ))}
      </Stack>
      <Skeleton height={44} />
    </Stack>
  );
}
