import { Button, Group, Text } from '@mantine/core';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { Article } from '../contract.ts';
import { calls } from './calls.ts';
import classes from './Knowledge.module.css';
import { useKnowledgeChanges } from './useKnowledgeChanges.ts';

/** Rates an article; clicking the same button again removes the rating. Admins see the counts. */
export function Usefulness({ article: { id, useful, votes } }: { article: Article }) {
  const t = useTexts('knowledgeBase');
  const common = useTexts('common');
  const format = useFormat();
  const { attempt } = useKnowledgeChanges();
  const isAdmin = useMay(needs.administers);
  const say = (answer: boolean) => void attempt(calls.vote.send({ params: { id }, body: { useful: useful === answer ? null : answer } }));
  const counts = { yes: format.number(votes.yes), no: format.number(votes.no) };
  return (
    <Group gap="sm" className={classes.useful} role="group" aria-label={t('useful.question')}>
      <span>{useful === null ? t('useful.question') : t('useful.thanks')}</span>
      <Button
        variant={useful === true ? 'light' : 'default'}
        aria-pressed={useful === true}
        leftSection={<IconThumbUp size={18} aria-hidden />}
        onClick={() => say(true)}
      >
        {common('yes')}
      </Button>
      <Button
        variant={useful === false ? 'light' : 'default'}
        aria-pressed={useful === false}
        leftSection={<IconThumbDown size={18} aria-hidden />}
        onClick={() => say(false)}
      >
        {common('no')}
      </Button>
      {isAdmin && (
        <Text span c="dimmed">
          {t('useful.counts', counts)}
        </Text>
      )}
    </Group>
  );
}
