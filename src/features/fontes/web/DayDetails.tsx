import { Button, Group, Stack } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Callout } from '#kit/web/page/Callout.tsx';
import textStyles from '#kit/web/text/text.module.css';
import type { CheckedDia, Dia, Fonte, Lista } from '../contract.ts';
import classes from './Completeness.module.css';
import { isUnread } from './dayLevel.ts';

type DayDetailsProps = { fonte: Fonte; lista?: Lista | undefined; day: CheckedDia; isOn: boolean; read: () => Promise<void> };

/** Content of a day's dialog: what was announced and received, by modality where there are some, and what the importer rejected. */
export function DayDetails({ fonte, lista, day, isOn, read }: DayDetailsProps) {
  const t = useTexts('fontes');
  return (
    <Stack gap="md">
      {lista ? <OfList lista={lista} day={day} /> : <Modalities day={day} />}
      {day.rejeitados > 0 && <Rejected fonte={fonte} count={day.rejeitados} />}
      <Group justify="flex-end">
        <Button disabled={!isOn} onClick={read}>
          {t(isUnread(day) ? 'read' : 'readAgain')}
        </Button>
      </Group>
    </Stack>
  );
}

function Rejected({ fonte, count }: { fonte: Fonte; count: number }) {
  const t = useTexts('fontes');
  const format = useFormat();
  return (
    <Callout
      kind="warning"
      icon={<IconAlertTriangle />}
      actions={
        <Button
          variant="default"
          size="xs"
          renderRoot={(props) => <Link to="/importar" search={{ origem: fonte }} resetScroll={false} {...props} />}
        >
          {t('showImports')}
        </Button>
      }
    >
      {t('rejected', { count, figure: format.number(count) })}
    </Callout>
  );
}

function OfList({ lista, day }: { lista: Lista; day: Dia }) {
  const t = useTexts('fontes');
  return (
    <>
      {isUnread(day) && <p className={textStyles.minor}>{t('unread')}</p>}
      {day.esperados === 0 && day.recebidos === 0 && <p className={textStyles.minor}>{t('listDay.none')}</p>}
      <p className={textStyles.minor}>{t(`listDay.by.${lista}`)}</p>
    </>
  );
}

function Modalities({ day }: { day: Dia }) {
  const t = useTexts('fontes');
  const format = useFormat();
  const some = day.modalidades.filter(({ esperados, recebidos }) => esperados !== 0 || recebidos > 0);
  if (isUnread(day)) return <p className={textStyles.minor}>{t('unread')}</p>;
  if (some.length === 0) return <p className={textStyles.minor}>{t('none')}</p>;
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('modality')}</th>
          <th scope="col">{t('expected')}</th>
          <th scope="col">{t('received')}</th>
        </tr>
      </thead>
      <tbody>
        {some.map(({ modalidade, esperados, recebidos }) => (
          <tr key={modalidade}>
            <th scope="row">{modalidade}</th>
            <td>{esperados === null ? '–' : format.number(esperados)}</td>
            <td>{format.number(recebidos)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
