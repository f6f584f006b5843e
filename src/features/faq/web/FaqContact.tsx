import { SimpleGrid, Skeleton, Text, Title } from '@mantine/core';
import { IconBooks, IconMail, IconMessageCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import { calls } from './calls.ts';
import classes from './Faq.module.css';

/** Whom to contact with a question that is not answered here. */
export function FaqContact() {
  const t = useTexts('faq');
  const heading = useId();
  const { data, isPending } = useQuery(calls.contact.query());
  return (
    <section className={classes.contact} aria-labelledby={heading}>
      <Title order={2} size="h3" mt="lg" mb={4} id={heading}>
        {t('contact.title')}
      </Title>
      {isPending ? (
        <Skeleton height={20} width="60%" aria-hidden />
      ) : (
        <Text c="dimmed">
          {data?.name ? t('contact.hint', { name: data.name }) : t(data ? 'contact.hintAlone' : 'contact.hintAnybody')}
        </Text>
      )}
      <SimpleGrid minColWidth="min(100%, 240px)" autoFlow="auto-fit" mt="md" mx="auto" maw={1000}>
        <Link
          to="/apps/email"
          search={{ draft: 'new', ...(data?.email && { to: data.email }) }}
          className={`${surface.surface} ${surface.linked} ${classes.card}`}
        >
          <IconMail size={28} aria-hidden />
          <strong>{t('contact.mail')}</strong>
          <span>{t('contact.mailHint')}</span>
        </Link>
        <Link
          to="/apps/chat"
          search={data?.id ? { contact: data.id } : {}}
          className={`${surface.surface} ${surface.linked} ${classes.card}`}
        >
          <IconMessageCircle size={28} aria-hidden />
          <strong>{t('contact.chat')}</strong>
          <span>{t('contact.chatHint')}</span>
        </Link>
        <Link to="/pages/knowledge-base" className={`${surface.surface} ${surface.linked} ${classes.card}`}>
          <IconBooks size={28} aria-hidden />
          <strong>{t('contact.knowledge')}</strong>
          <span>{t('contact.knowledgeHint')}</span>
        </Link>
      </SimpleGrid>
    </section>
  );
}
