import { Group, Stack } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { FonteState, Lista } from '../contract.ts';
import classes from './Completeness.module.css';
import { Days } from './Days.tsx';

type CompletenessProps = { fonte: FonteState; fill: (dia: string, lista?: Lista) => Promise<void> };

/** How complete each of the last 90 days is: of notices or bills, and of each list beside them that was asked for. */
export function Completeness({ fonte, fill }: CompletenessProps) {
  const t = useTexts('fontes');
  const listas = fonte.listas.filter(({ leituras }) => leituras > 0);
  return (
    <Stack gap="xs">
      <h3 className={classes.heading}>{t('completeness')}</h3>
      <Group gap="xl" align="start">
        <Days fonte={fonte.fonte} name={listas.length > 0 ? t(`mapOf.${fonte.traz}`) : ''} isOn={fonte.ligada} fill={fill} />
        {listas.map(({ lista, ligada }) => (
          <Days
            key={lista}
            fonte={fonte.fonte}
            lista={lista}
            name={t(`listas.name.${lista}`)}
            isOn={fonte.ligada && ligada}
            fill={(dia) => fill(dia, lista)}
          />
        ))}
      </Group>
      <Group gap="md" className={`${textStyles.minor} ${classes.level}`}>
        {(['whole', 'partial', 'unread'] as const).map((level) => (
          <Group key={level} gap={6}>
            <span className={classes.day} data-level={level} />
            {t(`level.${level}`)}
          </Group>
        ))}
      </Group>
    </Stack>
  );
}
