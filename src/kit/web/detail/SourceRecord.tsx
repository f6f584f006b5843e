import { Button, Group, Skeleton } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { Dialog } from '../dialog/Dialog.tsx';
import { useTexts } from '../locale/i18n.ts';
import { Loaded } from '../page/Loaded.tsx';
import { copyText } from '../text/copyText.ts';
import { indentJson } from '../text/indentJson.ts';
import classes from './SourceRecord.module.css';

type SourceRecordProps<Found extends { registro: string }> = {
  /** Fetches the record, once it is opened. */
  record: UseQueryOptions<Found>;
  opened: boolean;
  close: () => void;
};

/** The original record of the source, to verify the imported data. */
export function SourceRecord<Found extends { registro: string }>({ record, opened, close }: SourceRecordProps<Found>) {
  const t = useTexts('common');
  const query = useQuery({ ...record, enabled: opened });
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
