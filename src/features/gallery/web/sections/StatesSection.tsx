import { Box, Button, Group, Loader, SimpleGrid, Skeleton, Text } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Failure } from '#kit/web/page/Failure.tsx';
import { CallFailed, Unreachable } from '#kit/web/request/failures.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { Sample } from '../Sample.tsx';

const failures = {
  unreachable: new Unreachable(undefined),
  refused: new CallFailed(500, undefined, '01J9Z4M7'),
  missing: new CallFailed(404, undefined),
};

export function StatesSection() {
  const t = useTexts('gallery');
  const retry = () => toast.info(t('states.retried'));
  return (
    <>
      <Sample title={t('states.loading')} when={t('states.loadingWhen')}>
        <Loading />
      </Sample>
      <Sample title={t('states.spinner')} when={t('states.spinnerWhen')}>
        <Loader size="sm" role="img" aria-label={t('states.loading')} />
      </Sample>
      <Sample title={t('states.empty')} when={t('states.emptyWhen')}>
        <EmptyState icon={<IconFileSearch />} title={t('states.emptyTitle')} hint={t('states.emptyHint')}>
          <Button variant="light">{t('states.clear')}</Button>
        </EmptyState>
      </Sample>
      <Sample title={t('states.failed')} when={t('states.failedWhen')}>
        <SimpleGrid minColWidth="232px" autoFlow="auto-fit">
          <Failure error={failures.unreachable} retry={retry} />
          <Failure error={failures.refused} retry={retry} />
          <Failure error={failures.missing} retry={retry} />
        </SimpleGrid>
      </Sample>
    </>
  );
}

function Loading() {
  const t = useTexts('gallery');
  const [isThere, setIsThere] = useState(false);
  return (
    <Group gap="md" mih={40}>
      {isThere ? (
        <Text flex={1} maw={480}>
          {t('states.arrived')}
        </Text>
      ) : (
        <Box flex={1} maw={480} aria-hidden>
          <Skeleton height={16} width="72%" />
          <Skeleton height={16} width="48%" mt={8} />
        </Box>
      )}
      <Button variant="default" size="xs" onClick={() => setIsThere(!isThere)}>
        {isThere ? t('states.again') : t('states.show')}
      </Button>
    </Group>
  );
}
