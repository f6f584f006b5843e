import { Button, Stack, ThemeIcon } from '@mantine/core';
import { IconCalendar, IconChecklist, IconChevronRight, IconRoute, IconUpload, IconUserPlus } from '@tabler/icons-react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { FirstSource } from './FirstSource.tsx';
import classes from './FirstSteps.module.css';
import { usePncp } from './usePncp.ts';

const steps = [
  { step: 'import', href: '/importar', Icon: IconUpload, isForAdmins: true },
  { step: 'invite', href: '/apps/user/list', Icon: IconUserPlus, isForAdmins: true },
  { step: 'task', href: '/apps/todo?task=new', Icon: IconChecklist, isForAdmins: false },
  { step: 'calendar', href: '/apps/calendar', Icon: IconCalendar, isForAdmins: false },
] as const;

/** First steps while there are no notices. */
export function FirstSteps({ startTour }: { startTour: () => void }) {
  const t = useTexts('dashboards');
  const administrates = useMay(needs.administers);
  const pncp = usePncp();
  return (
    <section className={`${surface.surface} ${classes.steps}`} aria-labelledby="first-steps">
      <h2 id="first-steps">{t('first.title')}</h2>
      <p>{t(`first.${administrates ? 'hint' : 'wait'}${pncp === 'off' ? '' : 'On'}`)}</p>
      <ul>
        {administrates && (
          <li>
            <FirstSource pncp={pncp} />
          </li>
        )}
        {steps
          .filter(({ isForAdmins }) => administrates || !isForAdmins)
          .map(({ step, href, Icon }) => (
            <li key={step}>
              <AddressLink href={href}>
                <ThemeIcon component="span" variant="light" size={40} radius="xl" aria-hidden>
                  <Icon size={20} />
                </ThemeIcon>
                <Stack component="span" gap={0}>
                  <strong>{t(`first.${step}`)}</strong>
                  <span className={textStyles.dimmed}>{t(`first.${step}Hint`)}</span>
                </Stack>
                <IconChevronRight size={18} aria-hidden />
              </AddressLink>
            </li>
          ))}
      </ul>
      <Button variant="subtle" mt="sm" leftSection={<IconRoute size={18} aria-hidden />} onClick={startTour}>
        {t('first.tour')}
      </Button>
    </section>
  );
}
