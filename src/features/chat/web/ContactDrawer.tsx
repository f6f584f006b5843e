import { Button, Drawer, Group, Stack, Text } from '@mantine/core';
import { IconBan, IconEraser, IconMail, IconPhone, IconStar, IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useOpenedAfterMount } from '#kit/web/popup/anchor.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { ContactCard } from '../entities.ts';
import classes from './Drawers.module.css';
import { StatusAvatar, StatusDot } from './list/StatusAvatar.tsx';
import { useContactChanges } from './useContactChanges.ts';

type ContactDrawerProps = { contact: ContactCard; opened: boolean; close: () => void };

/** The details of a contact, and actions. */
export function ContactDrawer({ contact, opened, close }: ContactDrawerProps) {
  const t = useTexts('chat');
  const common = useTexts('common');
  const kit = useTexts('kit');
  const { mark, clear } = useContactChanges(contact);
  const { fullName, role, status, about, email, phone, company, country, isImportant, isBlocked } = contact;
  return (
    <Drawer
      opened={useOpenedAfterMount(opened)}
      onClose={close}
      position="right"
      size="min(100%, 400px)"
      title={t('contact.title')}
      closeButtonProps={{ 'aria-label': kit('action.close') }}
    >
      <Stack gap={4} align="center" ta="center">
        <StatusAvatar person={contact} size={88} hasStatusText />
        <Text fz="lg" fw={650} mt="xs">
          {fullName}
        </Text>
        {role && <p className={textStyles.dimmed}>{role}</p>}
        <Group component="p" gap="xs">
          <StatusDot status={status} /> {t(`status.${status}`)}
        </Group>
      </Stack>
      <Facts layout="stack" className={classes.facts}>
        <Fact name={t('contact.about')}>{about || <span className={textStyles.dimmed}>{t('contact.noAbout')}</span>}</Fact>
        {email && (
          <Fact name={common('word.email')}>
            <Link to="/apps/email" search={{ draft: 'new', to: email }}>
              <IconMail size={16} aria-hidden /> {email}
            </Link>
          </Fact>
        )}
        {phone && (
          <Fact name={common('word.phone')}>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
              <IconPhone size={16} aria-hidden /> {phone}
            </a>
          </Fact>
        )}
        {company && <Fact name={common('word.company')}>{company}</Fact>}
        {country && <Fact name={common('word.country')}>{country}</Fact>}
      </Facts>
      <Stack gap="xs">
        <Button
          variant="default"
          aria-pressed={isImportant}
          leftSection={isImportant ? <IconStarFilled size={18} color="var(--near)" aria-hidden /> : <IconStar size={18} aria-hidden />}
          onClick={() => mark({ isImportant: !isImportant })}
        >
          {t(isImportant ? 'contact.isImportant' : 'contact.important')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconEraser size={18} aria-hidden />}
          onClick={() => {
            clear();
            close();
          }}
        >
          {t('contact.clear')}
        </Button>
        <Button
          variant="light"
          color={isBlocked ? undefined : 'danger'}
          leftSection={<IconBan size={18} aria-hidden />}
          onClick={() => mark({ isBlocked: !isBlocked })}
        >
          {t(isBlocked ? 'contact.unblock' : 'contact.block')}
        </Button>
        <p className={textStyles.dimmed}>{t(isBlocked ? 'contact.blockedHint' : 'contact.blockHint')}</p>
      </Stack>
    </Drawer>
  );
}
