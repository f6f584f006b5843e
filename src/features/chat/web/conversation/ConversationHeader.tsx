import { ActionIcon, Group, Menu, Stack, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconBan, IconDotsVertical, IconEraser, IconSearch, IconStar, IconStarFilled, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { prefetchOnIntent } from '#kit/web/device/prefetchOnIntent.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { ContactCard } from '../../entities.ts';
import { StatusAvatar, StatusDot } from '../list/StatusAvatar.tsx';
import type { ChatState } from '../useChatState.ts';
import { useContactChanges } from '../useContactChanges.ts';
import classes from './Conversation.module.css';

const fetchContact = () => import('../ContactDrawer.tsx');
const ContactDrawer = lazy(async () => ({ default: (await fetchContact()).ContactDrawer }));

type ConversationHeaderProps = { state: ChatState; contact: ContactCard; isTyping: boolean; find: () => void };

/** The contact, and actions. */
export function ConversationHeader({ state, contact, isTyping, find }: ConversationHeaderProps) {
  const t = useTexts('chat');
  const { mark, clear } = useContactChanges(contact);
  /** Undefined until first opened. */
  const [opened, setOpened] = useState<boolean>();
  const { fullName, status, isImportant, isBlocked } = contact;
  return (
    <header className={classes.header}>
      <ActionIcon
        hiddenFrom="sm"
        size={44}
        color="gray"
        aria-label={t('chat.back')}
        renderRoot={(props) => <Link to="/apps/chat" search={state.searchOf()} {...props} />}
      >
        <IconArrowLeft size={22} aria-hidden />
      </ActionIcon>
      <UnstyledButton
        className={classes.who}
        aria-haspopup="dialog"
        data-hint={t('contact.open')}
        {...prefetchOnIntent(fetchContact)}
        onClick={() => setOpened(true)}
      >
        <StatusAvatar person={contact} hasStatusText />
        <Stack component="span" gap={0} miw={0}>
          <span className={classes.name}>
            <span className={textStyles.oneLine}>{fullName}</span>
            {isImportant && <IconStarFilled size={14} color="var(--near)" aria-label={t('mark.important')} role="img" />}
          </span>
          <Group component="span" gap={6} wrap="nowrap" className={textStyles.dimmed}>
            {isTyping ? (
              <span className={classes.typing}>{t('typing')}</span>
            ) : (
              <>
                <StatusDot status={status} /> {t(`status.${status}`)}
              </>
            )}
          </Group>
        </Stack>
      </UnstyledButton>
      {/* Screen readers do not announce changes within a button. */}
      <VisuallyHidden role="status">{isTyping && t('typing')}</VisuallyHidden>
      <Group wrap="nowrap" gap={0} flex="none" ms="auto">
        <ActionIcon size={44} color="gray" aria-label={t('find.open')} data-hint={t('find.open')} onClick={find}>
          <IconSearch size={20} aria-hidden />
        </ActionIcon>
        <Menu>
          <Menu.Target>
            <ActionIcon size={44} color="gray" aria-label={t('chat.actions')}>
              <IconDotsVertical size={20} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconUser size={18} aria-hidden />} onClick={() => setOpened(true)}>
              {t('contact.title')}
            </Menu.Item>
            <Menu.Item
              leftSection={isImportant ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
              onClick={() => mark({ isImportant: !isImportant })}
            >
              {t(isImportant ? 'contact.unimportant' : 'contact.important')}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item leftSection={<IconEraser size={18} aria-hidden />} onClick={clear}>
              {t('contact.clear')}
            </Menu.Item>
            <Menu.Item
              color={isBlocked ? undefined : 'danger'}
              leftSection={<IconBan size={18} aria-hidden />}
              onClick={() => mark({ isBlocked: !isBlocked })}
            >
              {t(isBlocked ? 'contact.unblock' : 'contact.block')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </Group>
      {opened !== undefined && (
        <Suspense>
          <ContactDrawer contact={contact} opened={opened} close={() => setOpened(false)} />
        </Suspense>
      )}
    </header>
  );
}
