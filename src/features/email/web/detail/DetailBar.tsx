import { ActionIcon, Group } from '@mantine/core';
import { IconArrowLeft, IconChevronLeft, IconChevronRight, IconPrinter, type TablerIcon } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { ShownEmail } from '../../entities.ts';
import { MailTools } from '../list/MailTools.tsx';
import classes from './MailDetail.module.css';
import type { DetailActions } from './useDetailActions.ts';

type DetailBarProps = { mail: ShownEmail; act: DetailActions; close: () => void };

/** The toolbar of an open e-mail: back, actions, previous and next. */
export function DetailBar({ mail, act, close }: DetailBarProps) {
  const t = useTexts('email');
  return (
    <div className={classes.bar}>
      <Step name={t('detail.back')} letter="U" Icon={IconArrowLeft} act={close} />
      <Group gap={0} className={classes.tools}>
        <MailTools
          mails={[mail]}
          folder={mail.folder}
          move={act.move}
          restore={act.restore}
          label={act.label}
          mark={act.mark}
          star={act.star}
          trash={act.trash}
        />
      </Group>
      <Group gap={0} ms="auto">
        <Step name={t('detail.newer')} letter="K" Icon={IconChevronLeft} act={mail.hasNext ? () => void act.step('next') : undefined} />
        <Step
          name={t('detail.earlier')}
          letter="J"
          Icon={IconChevronRight}
          act={mail.hasPrevious ? () => void act.step('previous') : undefined}
        />
        <Step name={t('detail.print')} Icon={IconPrinter} act={() => window.print()} />
      </Group>
    </div>
  );
}

type StepProps = { name: string; letter?: string; Icon: TablerIcon; act: (() => void) | undefined };

function Step({ name, letter, Icon, act }: StepProps) {
  return (
    <ActionIcon
      className={classes.step}
      size={44}
      color="gray"
      aria-label={name}
      data-hint={letter ? `${name} (${letter})` : name}
      disabled={!act}
      onClick={act}
    >
      <Icon size={20} />
    </ActionIcon>
  );
}
