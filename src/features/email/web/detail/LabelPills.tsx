import { Group, Pill } from '@mantine/core';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Bulleted } from '#kit/web/side/SideEntry.tsx';
import type { ShownEmail } from '../../entities.ts';
import { labelColors, shownLabels } from '../places.ts';
import type { MailActions } from '../useMailActions.ts';
import classes from './MailDetail.module.css';

/** The labels of an e-mail; a click removes one. */
export function LabelPills({ mail, actions }: { mail: ShownEmail; actions: MailActions }) {
  const t = useTexts('email');
  if (mail.labels.length === 0) return null;
  return (
    <Group component="ul" gap="xs" className={classes.labels} aria-label={t('labels.title')}>
      {shownLabels
        .filter((label) => mail.labels.includes(label))
        .map((label) => (
          <li key={label}>
            <Pill
              size="md"
              withRemoveButton
              removeButtonProps={{ 'aria-label': t('label.remove', { label: t(`labels.${label}`) }), 'aria-hidden': false, tabIndex: 0 }}
              onRemove={() => void actions.label({ mails: [mail] }, label)}
            >
              <Bulleted color={labelColors[label]}>{t(`labels.${label}`)}</Bulleted>
            </Pill>
          </li>
        ))}
    </Group>
  );
}
