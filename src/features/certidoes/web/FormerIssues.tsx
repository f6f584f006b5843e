import { Text, Title } from '@mantine/core';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { Versao } from '../entities.ts';
import classes from './Certidoes.module.css';
import { FileButtons } from './FileButtons.tsx';

/** What renewals have replaced, the latest first. */
export function FormerIssues({ issues }: { issues: readonly Versao[] }) {
  const t = useTexts('certidoes');
  const format = useFormat();
  const day = (of: string) => format.date(noonOf(of));
  return (
    <section>
      <Title order={4} mb={4}>
        {t('former.title')}
      </Title>
      <ul>
        {issues.map(({ id, numero, emitida_em, vence_em, arquivo, by }) => {
          const from = emitida_em && t('former.issued', { day: day(emitida_em) });
          const until = vence_em ? t('former.until', { day: day(vence_em) }) : t('due.never');
          const words = [numero, from, until].filter(Boolean).join(' · ');
          return (
            <li key={id} className={classes.issue}>
              <span>
                <bdi>{words}</bdi>
                {by !== '' && (
                  <Text size="sm" c="dimmed">
                    {t('former.by', { by })}
                  </Text>
                )}
              </span>
              {arquivo && <FileButtons arquivo={arquivo} name={words} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
