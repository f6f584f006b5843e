import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useAppName } from '#kit/web/page/AppName.tsx';
import { useRootMark } from '#kit/web/page/useRootMark.ts';
import { downloadBlob } from '#kit/web/request/download.ts';
import { copyText } from '#kit/web/text/copyText.ts';
import { useUser } from '../session.ts';
import { type Step, StepHead } from './StepHead.tsx';
import classes from './TwoStepDialog.module.css';

type CodesStepProps = { codes: readonly string[]; step: Step; hold: RefObject<(() => void) | null>; done: () => void };

/** Shows the recovery codes, which are shown only once: the dialog does not close until the user confirms that they are saved. */
export function CodesStep({ codes, step, hold, done }: CodesStepProps) {
  const t = useTexts('security');
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const [isKept, setIsKept] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const sheet = useSheet(codes);
  useRootMark('data-printed-codes');
  useEffect(() => heading.current?.focus(), []);

  function finish() {
    if (isKept) return done();
    setIsHeld(true);
    return box.current?.focus();
  }
  useEffect(() => {
    hold.current = finish;
    return () => {
      hold.current = null;
    };
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    finish();
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <StepHead ref={heading} step={step} title={t('codes.title')} lead={t('codes.lead')} />
        <ul className={classes.codes} aria-label={t('codes.list')}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Group gap="xs">
          <Button
            variant="default"
            px="sm"
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => copyText(codes.join('\n'), t('codes.copied'))}
          >
            {t('codes.copy')}
          </Button>
          <Button
            variant="default"
            px="sm"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() =>
              downloadBlob(new Blob([`${sheet.join('\n')}\n`], { type: 'text/plain;charset=utf-8' }), `${t('codes.file')}.txt`)
            }
          >
            {t('codes.download')}
          </Button>
          <Button variant="default" px="sm" leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => window.print()}>
            {t('codes.print')}
          </Button>
        </Group>
        <Checkbox
          ref={box}
          label={t('codes.kept')}
          checked={isKept}
          onChange={(event) => {
            setIsKept(event.currentTarget.checked);
            setIsHeld(false);
          }}
          error={isHeld && t('codes.keptMissing')}
        />
        <Group justify="flex-end">
          <Button type="submit">{t('codes.done')}</Button>
        </Group>
      </Stack>
      {createPortal(<pre className={classes.sheet}>{sheet.join('\n')}</pre>, document.body)}
    </form>
  );
}

/** The lines of the printed sheet and the file. */
function useSheet(codes: readonly string[]): string[] {
  const t = useTexts('security');
  const format = useFormat();
  const appName = useAppName();
  const email = useUser()?.email ?? '';
  const [date] = useState(() => format.date(new Date()));
  return [`${appName} · ${t('codes.list')}`, email, t('codes.once', { date }), '', ...codes];
}
