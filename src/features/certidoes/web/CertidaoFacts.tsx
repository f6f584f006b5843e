import { Flex, Stack, Text, Title } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { Fact, Facts } from '#kit/web/detail/Facts.tsx';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { type CertidaoInteira, nomeDe, tiposDeCertidao } from '../entities.ts';
import { CertidaoActions } from './CertidaoActions.tsx';
import classes from './Certidoes.module.css';
import { DayShown } from './DayShown.tsx';
import { EstadoBadge } from './EstadoBadge.tsx';
import { FileButtons } from './FileButtons.tsx';
import { FormerIssues } from './FormerIssues.tsx';

export function CertidaoFacts({ certidao, close }: { certidao: CertidaoInteira; close: () => void }) {
  const { tipo, titulo, grupo, nota, numero, emissor, emitida_em, vence_em, arquivo, estado, versoes } = certidao;
  const t = useTexts('certidoes');
  const common = useTexts('common');
  const language = useLanguage();
  const may = useMay(needs.administers);
  const none = (
    <Text span inherit c="dimmed">
      {common('detail.empty')}
    </Text>
  );
  const former = versoes.filter(({ atual }) => !atual);
  return (
    <Stack gap="lg">
      <Stack gap="xs" align="start">
        <EstadoBadge estado={estado} venceEm={vence_em} />
        <Title order={3} className={classes.name}>
          <bdi>{nomeDe(certidao, language)}</bdi>
        </Title>
      </Stack>
      {arquivo ? <FileButtons arquivo={arquivo} name={nomeDe(certidao, language)} /> : <Text c="dimmed">{t('file.none')}</Text>}
      <Facts layout="table">
        {titulo !== '' && <Fact name={t('field.tipo')}>{tiposDeCertidao[tipo].nome[language]}</Fact>}
        <Fact name={t('field.grupo')}>{t(`grupo.${grupo}`)}</Fact>
        <Fact name={t('field.numero')}>{numero ? <bdi>{numero}</bdi> : none}</Fact>
        <Fact name={t('field.emissor')}>{emissor ? <bdi>{emissor}</bdi> : none}</Fact>
        <Fact name={t('field.emitida_em')}>{emitida_em ? <DayShown day={emitida_em} /> : none}</Fact>
        <Fact name={t('field.vence_em')}>{vence_em ? <InCalendar day={vence_em} /> : t('due.never')}</Fact>
        <Fact name={t('field.nota')}>{nota ? <span className={classes.note}>{nota}</span> : none}</Fact>
      </Facts>
      {may && <CertidaoActions certidao={certidao} close={close} />}
      {former.length > 0 && <FormerIssues issues={former} />}
    </Stack>
  );
}

/** A day with a link to it in the calendar. */
function InCalendar({ day }: { day: string }) {
  const t = useTexts('certidoes');
  return (
    <Flex component="span" wrap="wrap" gap="4px 16px">
      <DayShown day={day} />
      <Link to="/apps/calendar" search={{ day }} className={classes.link}>
        <IconCalendarEvent size={16} aria-hidden />
        {t('entry.inCalendar')}
      </Link>
    </Flex>
  );
}
