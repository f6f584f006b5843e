import { Button, Group, Skeleton } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { copyText } from '#kit/web/copyText.ts';
import { Dialog } from '#kit/web/Dialog.tsx';
import { useTexts } from '#kit/web/i18n.ts';
import { Loaded } from '#kit/web/Loaded.tsx';
import { calls } from './calls.ts';
import { indentJson } from './indentJson.ts';
import classes from './LicitacaoDetail.module.css';

type SourceRecordProps = { id: number; opened: boolean; close: () => void };

/** The record as the source sent it, for whoever doubts what was made of it. */
export function SourceRecord({ id, opened, close }: SourceRecordProps) {
  const t = useTexts('licitacoes');
  const query = useQuery({ ...calls.showRecord.query({ params: { id } }), enabled: opened });
  return (
    <Dialog opened={opened} close={close} size="xl" title={t('record.title')}>
      <Loaded query={query} skeleton={<Skeleton height={400} />}>
        {({ registro }) => (
          <>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
            <pre className={classes.record} tabIndex={0}>
              {indentJson(registro)}
            </pre>
            <Group justify="flex-end" mt="md">
              <Button
                variant="default"
                leftSection={<IconCopy size={18} aria-hidden />}
                onClick={() => copyText(registro, t('record.copied'))}
              >
                {t('record.copy')}
              </Button>
            </Group>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
